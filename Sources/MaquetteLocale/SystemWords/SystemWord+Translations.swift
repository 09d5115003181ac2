extension SystemWord {
  /// The words by language.
  ///
  /// Estimated: neither CLDR nor ICU has them; they are what Apple's platforms and the apps on them
  /// commonly say, in the languages that mockups are mostly made in. Others have English.
  static let translations: [String: [SystemWord: String]] = [
    "ar": [
      .back: "رجوع", .done: "تم", .cancel: "إلغاء", .edit: "تحرير", .save: "حفظ", .undo: "تراجع",
      .redo: "إعادة", .add: "إضافة", .reply: "رد", .share: "مشاركة", .search: "بحث",
      .refresh: "تحديث", .close: "إغلاق", .delete: "حذف", .more: "المزيد", .next: "التالي",
      .previous: "السابق", .nextMonth: "الشهر التالي", .previousMonth: "الشهر السابق",
      .today: "اليوم", .on: "تشغيل", .off: "إيقاف",
    ],
    "de": [
      .back: "Zurück", .done: "Fertig", .cancel: "Abbrechen", .edit: "Bearbeiten",
      .save: "Sichern", .undo: "Widerrufen", .redo: "Wiederholen", .add: "Hinzufügen",
      .reply: "Antworten", .share: "Teilen", .search: "Suchen", .refresh: "Aktualisieren",
      .close: "Schließen", .delete: "Löschen", .more: "Mehr", .next: "Weiter",
      .previous: "Zurück", .nextMonth: "Nächster Monat", .previousMonth: "Vorheriger Monat",
      .today: "Heute", .on: "Ein", .off: "Aus",
    ],
    "es": [
      .back: "Atrás", .done: "OK", .cancel: "Cancelar", .edit: "Editar", .save: "Guardar",
      .undo: "Deshacer", .redo: "Rehacer", .add: "Añadir", .reply: "Responder",
      .share: "Compartir", .search: "Buscar", .refresh: "Actualizar", .close: "Cerrar",
      .delete: "Eliminar", .more: "Más", .next: "Siguiente", .previous: "Anterior",
      .nextMonth: "Mes siguiente", .previousMonth: "Mes anterior", .today: "Hoy",
      .on: "Activado", .off: "Desactivado",
    ],
    "fa": [
      .back: "بازگشت", .done: "تمام", .cancel: "لغو", .edit: "ویرایش", .save: "ذخیره",
      .undo: "واگرد", .redo: "انجام مجدد", .add: "افزودن", .reply: "پاسخ",
      .share: "اشتراک‌گذاری", .search: "جستجو", .refresh: "تازه‌سازی", .close: "بستن",
      .delete: "حذف", .more: "بیشتر", .next: "بعدی", .previous: "قبلی", .nextMonth: "ماه بعد",
      .previousMonth: "ماه قبل", .today: "امروز", .on: "روشن", .off: "خاموش",
    ],
    "fr": [
      .back: "Retour", .done: "OK", .cancel: "Annuler", .edit: "Modifier", .save: "Enregistrer",
      .undo: "Annuler", .redo: "Rétablir", .add: "Ajouter", .reply: "Répondre",
      .share: "Partager", .search: "Rechercher", .refresh: "Actualiser", .close: "Fermer",
      .delete: "Supprimer", .more: "Plus", .next: "Suivant", .previous: "Précédent",
      .nextMonth: "Mois suivant", .previousMonth: "Mois précédent", .today: "Aujourd’hui",
      .on: "Activé", .off: "Désactivé",
    ],
    "he": [
      .back: "חזרה", .done: "סיום", .cancel: "ביטול", .edit: "עריכה", .save: "שמירה",
      .undo: "ביטול הפעולה", .redo: "ביצוע מחדש", .add: "הוספה", .reply: "תגובה",
      .share: "שיתוף", .search: "חיפוש", .refresh: "רענון", .close: "סגירה", .delete: "מחיקה",
      .more: "עוד", .next: "הבא", .previous: "הקודם", .nextMonth: "החודש הבא",
      .previousMonth: "החודש הקודם", .today: "היום", .on: "פועל", .off: "כבוי",
    ],
    "it": [
      .back: "Indietro"
    ],
    "ja": [
      .back: "戻る", .done: "完了", .cancel: "キャンセル", .edit: "編集", .save: "保存", .undo: "取り消す",
      .redo: "やり直す", .add: "追加", .reply: "返信", .share: "共有", .search: "検索", .refresh: "更新",
      .close: "閉じる", .delete: "削除", .more: "その他", .next: "次へ", .previous: "前へ", .nextMonth: "翌月",
      .previousMonth: "前月", .today: "今日", .on: "オン", .off: "オフ",
    ],
    "ko": [
      .back: "뒤로", .done: "완료", .cancel: "취소", .edit: "편집", .save: "저장", .undo: "실행 취소",
      .redo: "실행 복귀", .add: "추가", .reply: "답장", .share: "공유", .search: "검색", .refresh: "새로 고침",
      .close: "닫기", .delete: "삭제", .more: "더 보기", .next: "다음", .previous: "이전",
      .nextMonth: "다음 달", .previousMonth: "이전 달", .today: "오늘", .on: "켬", .off: "끔",
    ],
    "nl": [
      .back: "Terug"
    ],
    "pt": [
      .back: "Voltar"
    ],
    "ru": [
      .back: "Назад"
    ],
    "tr": [
      .back: "Geri"
    ],
    "uk": [
      .back: "Назад"
    ],
    "ur": [
      .back: "واپس", .done: "ہو گیا", .cancel: "منسوخ کریں", .edit: "ترمیم کریں",
      .save: "محفوظ کریں", .undo: "کالعدم کریں", .redo: "دوبارہ کریں", .add: "شامل کریں",
      .reply: "جواب دیں", .share: "شیئر کریں", .search: "تلاش کریں", .refresh: "تازہ کریں",
      .close: "بند کریں", .delete: "حذف کریں", .more: "مزید", .next: "اگلا", .previous: "پچھلا",
      .nextMonth: "اگلا مہینہ", .previousMonth: "پچھلا مہینہ", .today: "آج", .on: "آن",
      .off: "آف",
    ],
    "zh": [
      .back: "返回", .done: "完成", .cancel: "取消", .edit: "编辑", .save: "存储", .undo: "撤销",
      .redo: "重做", .add: "添加", .reply: "回复", .share: "共享", .search: "搜索", .refresh: "刷新",
      .close: "关闭", .delete: "删除", .more: "更多", .next: "下一个", .previous: "上一个",
      .nextMonth: "下个月", .previousMonth: "上个月", .today: "今天", .on: "打开", .off: "关闭",
    ],
  ]
}
