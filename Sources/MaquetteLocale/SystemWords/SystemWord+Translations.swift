extension SystemWord {
  /// The words by language.
  ///
  /// Documented: UIKit's glossary, which Apple publishes for translators, as a library for iOS has
  /// taken it out (repository douglashill/KeyboardKit, KeyboardKit/Localised; of several words, the one
  /// that buttons show). Words for the next and the previous one are those of its Find commands. 'Done'
  /// on keyboards (Themes/keyboards.tsv) agrees in ar, cs, da, de, fi, it, nl, ru, sv, tr and uk.
  ///
  /// Estimated: all of Persian and Urdu, in which Apple's platforms do not speak; nouns in Hebrew in the
  /// place of the glossary's commands, which tell men from women; in other languages, 'more', months,
  /// days, and states, which the glossary does not have. What is missing is said in English.
  static let translations: [String: [SystemWord: String]] = [
    "ar": [
      .back: "رجوع", .done: "تم", .cancel: "إلغاء", .edit: "تحرير", .save: "حفظ", .undo: "تراجع",
      .redo: "إعادة", .add: "إضافة", .reply: "رد", .share: "مشاركة", .search: "بحث",
      .refresh: "تحديث", .close: "إغلاق", .delete: "حذف", .more: "المزيد", .next: "التالي",
      .previous: "السابق", .nextMonth: "الشهر التالي", .previousMonth: "الشهر السابق",
      .today: "اليوم", .on: "تشغيل", .off: "إيقاف",
    ],
    "ca": [
      .back: "Enrere", .done: "Fet", .cancel: "Cancel·lar", .edit: "Editar", .save: "Desar",
      .undo: "Desfer", .redo: "Refer", .add: "Afegir", .reply: "Respondre", .share: "Compartir",
      .search: "Buscar", .refresh: "Actualitzar", .close: "Tancar", .delete: "Eliminar",
    ],
    "cs": [
      .back: "Zpět", .done: "Hotovo", .cancel: "Zrušit", .edit: "Upravit", .save: "Uložit",
      .undo: "Odvolat akci", .redo: "Opakovat akci", .add: "Přidat", .reply: "Odpovědět",
      .share: "Sdílet", .search: "Hledat", .refresh: "Obnovit", .close: "Zavřít", .delete: "Smazat",
      .next: "Další", .previous: "Předchozí",
    ],
    "da": [
      .back: "Tilbage", .done: "OK", .cancel: "Annuller", .edit: "Rediger", .save: "Gem",
      .undo: "Fortryd", .redo: "Gentag", .add: "Tilføj", .reply: "Svar", .share: "Del",
      .search: "Søg", .refresh: "Opdater", .close: "Luk", .delete: "Slet", .next: "Næste",
      .previous: "Forrige",
    ],
    "de": [
      .back: "Zurück", .done: "Fertig", .cancel: "Abbrechen", .edit: "Bearbeiten",
      .save: "Sichern", .undo: "Widerrufen", .redo: "Wiederholen", .add: "Hinzufügen",
      .reply: "Antworten", .share: "Teilen", .search: "Suchen", .refresh: "Aktualisieren",
      .close: "Schließen", .delete: "Löschen", .more: "Mehr", .next: "Weiter",
      .previous: "Zurück", .nextMonth: "Nächster Monat", .previousMonth: "Vorheriger Monat",
      .today: "Heute", .on: "Ein", .off: "Aus",
    ],
    "el": [
      .back: "Πίσω", .done: "Τέλος", .cancel: "Ακύρωση", .edit: "Επεξεργασία", .save: "Αποθήκευση",
      .undo: "Αναίρεση", .redo: "Επανάληψη", .add: "Προσθήκη", .reply: "Απάντηση",
      .share: "Κοινή χρήση", .search: "Αναζήτηση", .refresh: "Ανανέωση", .close: "Κλείσιμο",
      .delete: "Διαγραφή", .next: "Επόμενο", .previous: "Προηγούμενο",
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
    "fi": [
      .back: "Edellinen", .done: "Valmis", .cancel: "Kumoa", .edit: "Muokkaa", .save: "Tallenna",
      .undo: "Peru", .redo: "Tee sittenkin", .add: "Lisää", .reply: "Vastaa", .share: "Jaa",
      .search: "Haku", .refresh: "Päivitä", .close: "Sulje", .delete: "Poista", .next: "Seuraava",
      .previous: "Edellinen",
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
    "hi": [
      .back: "वापस", .done: "पूर्ण", .cancel: "रद्द करें", .edit: "संपादित करें", .save: "सहेजें",
      .undo: "पहले जैसा करें", .redo: "फिर करें", .add: "जोड़ें", .reply: "जवाब दें", .share: "शेयर करें",
      .search: "खोजें", .refresh: "रीफ़्रेश करें", .close: "बंद करें", .delete: "डिलीट करें", .next: "अगला",
      .previous: "पिछला",
    ],
    "hr": [
      .back: "Natrag", .done: "OK", .cancel: "Poništi", .edit: "Uredi", .save: "Spremi",
      .undo: "Vrati", .redo: "Ponovi", .add: "Dodaj", .reply: "Odgovori", .share: "Dijeli",
      .search: "Traži", .refresh: "Osvježi", .close: "Zatvori", .delete: "Obriši",
    ],
    "hu": [
      .back: "Vissza", .done: "Kész", .cancel: "Mégsem", .edit: "Szerkesztés", .save: "Mentés",
      .undo: "Visszavonás", .redo: "Ismétlés", .add: "Hozzáadás", .reply: "Válasz",
      .share: "Megosztás", .search: "Keresés", .refresh: "Frissítés", .close: "Bezárás",
      .delete: "Törlés", .next: "Következő", .previous: "Előző",
    ],
    "id": [
      .back: "Kembali", .done: "Selesai", .cancel: "Batalkan", .edit: "Edit", .save: "Simpan",
      .undo: "Urung", .redo: "Ulang", .add: "Tambah", .reply: "Balas", .share: "Bagikan",
      .search: "Cari", .refresh: "Segarkan", .close: "Tutup", .delete: "Hapus", .next: "Berikutnya",
      .previous: "Sebelumnya",
    ],
    "it": [
      .back: "Indietro", .done: "Fine", .cancel: "Annulla", .edit: "Modifica", .save: "Salva",
      .undo: "Annulla", .redo: "Ripristina", .add: "Aggiungi", .reply: "Rispondi",
      .share: "Condividi", .search: "Cerca", .refresh: "Aggiorna", .close: "Chiudi",
      .delete: "Elimina", .next: "Successivo", .previous: "Precedente",
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
    "ms": [
      .back: "Balik", .done: "Selesai", .cancel: "Batal", .edit: "Edit", .save: "Simpan",
      .undo: "Buat Asal", .redo: "Buat Semula", .add: "Tambah", .reply: "Balas", .share: "Kongsi",
      .search: "Cari", .refresh: "Segar Semula", .close: "Tutup", .delete: "Padam",
      .next: "Seterusnya", .previous: "Sebelumnya",
    ],
    "nb": [
      .back: "Tilbake", .done: "Ferdig", .cancel: "Avbryt", .edit: "Rediger", .save: "Arkiver",
      .undo: "Angre", .redo: "Utfør likevel", .add: "Legg til", .reply: "Svar", .share: "Del",
      .search: "Søk", .refresh: "Oppdater", .close: "Lukk", .delete: "Slett", .next: "Neste",
      .previous: "Forrige",
    ],
    "nl": [
      .back: "Vorige", .done: "Gereed", .cancel: "Annuleer", .edit: "Wijzig", .save: "Bewaar",
      .undo: "Herstel", .redo: "Opnieuw", .add: "Voeg toe", .reply: "Antwoord", .share: "Deel",
      .search: "Zoek", .refresh: "Vernieuw", .close: "Sluit", .delete: "Verwijder",
      .next: "Volgende", .previous: "Vorige",
    ],
    "pl": [
      .back: "Wróć", .done: "OK", .cancel: "Anuluj", .edit: "Edycja", .save: "Zachowaj",
      .undo: "Cofnij", .redo: "Przywróć", .add: "Dodaj", .reply: "Odpowiedz", .share: "Udostępnij",
      .search: "Szukaj", .refresh: "Odśwież", .close: "Zamknij", .delete: "Usuń",
    ],
    "pt": [
      .back: "Voltar", .done: "OK", .cancel: "Cancelar", .edit: "Editar", .save: "Salvar",
      .undo: "Desfazer", .redo: "Refazer", .add: "Adicionar", .reply: "Responder",
      .share: "Compartilhar", .search: "Buscar", .refresh: "Atualizar", .close: "Fechar",
      .delete: "Apagar", .next: "Seguinte", .previous: "Anterior",
    ],
    "ro": [
      .back: "Înapoi", .done: "OK", .cancel: "Anulați", .edit: "Editați", .save: "Salvați",
      .undo: "Infirmați", .redo: "Reconfirmați", .add: "Adăugați", .reply: "Răspundeți",
      .share: "Partajați", .search: "Căutare", .refresh: "Reîmprospătare", .close: "Închideți",
      .delete: "Șterge",
    ],
    "ru": [
      .back: "Назад", .done: "Готово", .cancel: "Отменить", .edit: "Править", .save: "Сохранить",
      .undo: "Отменить", .redo: "Повторить", .add: "Добавить", .reply: "Ответить",
      .share: "Поделиться", .search: "Поиск", .refresh: "Обновить", .close: "Закрыть",
      .delete: "Удалить", .next: "Далее",
    ],
    "sk": [
      .back: "Naspäť", .done: "Hotovo", .cancel: "Zrušiť", .edit: "Upraviť", .save: "Uložiť",
      .undo: "Odvolať", .redo: "Obnoviť", .add: "Pridať", .reply: "Odpovedať", .share: "Zdieľať",
      .search: "Vyhľadať", .refresh: "Osviežiť", .close: "Zatvoriť", .delete: "Vymazať",
    ],
    "sv": [
      .back: "Tillbaka", .done: "Klar", .cancel: "Avbryt", .edit: "Ändra", .save: "Spara",
      .undo: "Ångra", .redo: "Gör om", .add: "Lägg till", .reply: "Svara", .share: "Dela",
      .search: "Sök", .refresh: "Uppdatera", .close: "Stäng", .delete: "Radera", .next: "Nästa",
      .previous: "Föregående",
    ],
    "th": [
      .back: "ย้อนกลับ", .done: "เสร็จสิ้น", .cancel: "ยกเลิก", .edit: "แก้ไข", .save: "บันทึก",
      .undo: "เลิกทำ", .redo: "ทำกลับมาใหม่", .add: "เพิ่ม", .reply: "ตอบกลับ", .share: "แชร์",
      .search: "ค้นหา", .refresh: "ดึงข้อมูลใหม่", .close: "ปิด", .delete: "ลบ", .next: "ถัดไป",
      .previous: "ก่อนหน้า",
    ],
    "tr": [
      .back: "Geri", .done: "Bitti", .cancel: "Vazgeç", .edit: "Düzenle", .save: "Kaydet",
      .undo: "Geri Al", .redo: "Yinele", .add: "Ekle", .reply: "Yanıtla", .share: "Paylaş",
      .search: "Ara", .refresh: "Yenile", .close: "Kapat", .delete: "Sil", .next: "Sonraki",
      .previous: "Önceki",
    ],
    "uk": [
      .back: "Назад", .done: "Готово", .cancel: "Скасувати", .edit: "Змінити", .save: "Зберегти",
      .undo: "Відмінити", .redo: "Повторити", .add: "Додати", .reply: "Відповісти",
      .share: "Ділитись", .search: "Пошук", .refresh: "Оновити", .close: "Закрити",
      .delete: "Видалити",
    ],
    "ur": [
      .back: "واپس", .done: "ہو گیا", .cancel: "منسوخ کریں", .edit: "ترمیم کریں",
      .save: "محفوظ کریں", .undo: "کالعدم کریں", .redo: "دوبارہ کریں", .add: "شامل کریں",
      .reply: "جواب دیں", .share: "شیئر کریں", .search: "تلاش کریں", .refresh: "تازہ کریں",
      .close: "بند کریں", .delete: "حذف کریں", .more: "مزید", .next: "اگلا", .previous: "پچھلا",
      .nextMonth: "اگلا مہینہ", .previousMonth: "پچھلا مہینہ", .today: "آج", .on: "آن",
      .off: "آف",
    ],
    "vi": [
      .back: "Quay lại", .done: "Xong", .cancel: "Hủy", .edit: "Sửa", .save: "Lưu",
      .undo: "Hoàn tác", .redo: "Làm lại", .add: "Thêm", .reply: "Trả lời", .share: "Chia sẻ",
      .search: "Tìm kiếm", .refresh: "Làm mới", .close: "Đóng", .delete: "Xóa", .next: "Tiếp theo",
      .previous: "Trước",
    ],
    "zh": [
      .back: "返回", .done: "完成", .cancel: "取消", .edit: "编辑", .save: "存储", .undo: "撤销",
      .redo: "重做", .add: "添加", .reply: "回复", .share: "共享", .search: "搜索", .refresh: "刷新",
      .close: "关闭", .delete: "删除", .more: "更多", .next: "下一个", .previous: "上一个",
      .nextMonth: "下个月", .previousMonth: "上个月", .today: "今天", .on: "打开", .off: "关闭",
    ],
    "zh-hant": [
      .back: "返回", .done: "完成", .cancel: "取消", .edit: "編輯", .save: "儲存", .undo: "還原", .redo: "重做",
      .add: "新增", .reply: "回覆", .share: "分享", .search: "搜尋", .refresh: "重新整理", .close: "關閉",
      .delete: "刪除", .next: "下一個", .previous: "上一個",
    ],
  ]
}
