export default {
  open: "Download",
  title: "Spreadsheet",
  intro:
    "One line for each guest: name, group, seats, the answer to each ceremony, companions, questions and wish. Times are written in the invitation’s zone.",
  withContacts:
    "Guests’ phone numbers and e-mail addresses are in it. Keep the file safe, and delete it when you no longer need it.",
  withoutContacts:
    "Guests’ phone numbers and e-mail addresses are not in it; only the owner and editors see them.",
  xlsx: "Download Excel (.xlsx)",
  csv: "Download CSV",
  working: "Preparing the file…",
  done: "The file has been downloaded.",
  hint: "Excel opens .xlsx directly. CSV suits other programs, such as Google Sheets or LibreOffice.",
  file: "{{slug}}-guests-{{date}}.{{format}}",
};
