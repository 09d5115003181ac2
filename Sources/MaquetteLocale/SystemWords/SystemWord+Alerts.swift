extension SystemWord {
  /// What a Mac's alert says beside the check box that stops it from coming back, by language.
  ///
  /// Documented in English (NSAlert.showsSuppressionButton). Estimated in others, as the words on controls are.
  static let suppressing: [SystemWord: [String: String]] = [
    .doNotAskAgain: [
      "ar": "عدم السؤال مرة أخرى", "de": "Nicht erneut fragen", "es": "No volver a preguntar",
      "fa": "دوباره پرسیده نشود", "fr": "Ne plus demander", "he": "אין לשאול שוב",
      "it": "Non chiedere più", "ja": "今後は確認しない", "ko": "다시 묻지 않기",
      "nl": "Vraag niet opnieuw", "pt": "Não perguntar novamente", "ru": "Больше не спрашивать",
      "tr": "Yeniden sorma", "uk": "Більше не запитувати", "ur": "دوبارہ نہ پوچھیں",
      "zh": "不再询问", "zh-hant": "不要再詢問",
    ],
    .doNotShowThisMessageAgain: [
      "ar": "عدم إظهار هذه الرسالة مرة أخرى", "de": "Diese Meldung nicht erneut anzeigen",
      "es": "No volver a mostrar este mensaje", "fa": "این پیام دوباره نشان داده نشود",
      "fr": "Ne plus afficher ce message", "he": "אין להציג שוב הודעה זו",
      "it": "Non mostrare più questo messaggio", "ja": "今後このメッセージを表示しない",
      "ko": "이 메시지를 다시 보지 않기", "nl": "Toon dit bericht niet opnieuw",
      "pt": "Não mostrar esta mensagem novamente", "ru": "Больше не показывать это сообщение",
      "tr": "Bu iletiyi yeniden gösterme", "uk": "Більше не показувати це повідомлення",
      "ur": "یہ پیغام دوبارہ نہ دکھائیں", "zh": "不再显示此信息", "zh-hant": "不要再顯示此訊息",
    ],
  ]
}
