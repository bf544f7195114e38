export default {
  add: "Add photos",
  camera: "Take a photo",
  drop: "You can also drag them here or paste them. JPEG, PNG or WebP.",
  full: "This section holds {{count}} photos, as many as it can.",
  list: "Photos in the gallery",
  number: "Photo {{number}}",
  missingAlt_one:
    "{{count}} photo has no description. That is fine; descriptions are read out to guests who cannot see.",
  missingAlt_other:
    "{{count}} photos have no description. That is fine; descriptions are read out to guests who cannot see.",
  edit: "Change {{name}}",
  alt: "What can be seen in the photo",
  altHelp: "Read out to guests who cannot see the photo.",
  caption: "Words under the photo",
  photo: {
    cover: "Cover photo",
    coverHelp: "Each theme puts it into a frame of its own. The cover looks complete without a photo, too.",
    person: "Photo of this person",
    chapter: "Photo of this chapter",
    replace: "Choose another photo",
    remove: "Take out",
    removed: "{{name}} was taken out.",
  },
  music: {
    help: "MP3 or M4A up to 8 MB and 10 minutes. It begins when a guest taps “Open invitation”; guests can stop it.",
    declaration: "I may use this piece in my invitation.",
    silent: "The piece is kept, but not played until the statement above is ticked.",
    add: "Choose music",
    replace: "Choose another piece",
    listen: "Listen to the piece",
    piece: "The music",
  },
  qris: {
    label: "QRIS picture",
    pays: "This code pays {{merchant}}.",
    compare: "Compare it with your name. Guests see this name beside the code.",
    help: "Download the QRIS picture from your bank’s or wallet’s app and choose it here. We neither change nor make codes.",
  },
  crop: {
    open: "Adjust what shows",
    title: "The part of the photo that shows",
    preview: "The photo as it will look",
    zoom: "Zoom",
    x: "Move sideways",
    y: "Move up or down",
    use: "Use this part",
  },
  shape: {
    label: "Shape in the gallery",
    whole: "Whole",
    upright: "Upright",
    square: "Square",
    wide: "Wide",
  },
  removed: "{{name}} was taken out of the gallery.",
  state: {
    queued: "waiting its turn",
    preparing: "being prepared",
    sending: "being sent",
    checking: "sent, being made ready for the page",
    offline: "offline; goes on as soon as there is signal",
    failed: "not sent yet; the photo is still on this device",
  },
  lost: {
    one: "“{{name}}” has not been added to “{{title}}”. {{why}}",
    several:
      "{{number}} files have not been added to “{{title}}”: {{names}}. Please choose them again there.",
    again: "Please choose it again there.",
  },
  refusal: {
    unsupported:
      "This file is not a JPEG, PNG or WebP photo. Your other photos are safe; please choose another file.",
    heic: "This is an iPhone photo in HEIC format, which cannot be opened here. It is safe on the phone; share it as JPEG and choose it again.",
    broken:
      "This file is cut off or damaged. Your other photos are safe; copy it again from the phone it came from.",
    "too-large": "This file is too large to open. The others are safe; make it smaller and choose it again.",
    full: "This invitation holds as many photos as it can. They are all safe; take out some that are not needed.",
    "too-many":
      "Many photos have been sent from this account today. They are all safe; please go on tomorrow.",
    "no-code":
      "The QR code in this picture cannot be read yet. Your picture is safe; choose the original QRIS picture from the app, whole and sharp.",
    "no-qris":
      "The code in this picture is not a QRIS code, or not all of it is there. Your picture is safe; download the QRIS picture again from your bank’s or wallet’s app.",
    "no-music":
      "This file is not MP3 or M4A music. Your file is safe; please choose a piece in one of these formats.",
    "too-long": "This piece is longer than 10 minutes. Your file is safe; shorten it and choose it again.",
    "single-use":
      "This QRIS is made for one payment. Your picture is safe; choose a static QRIS, where guests enter the amount themselves.",
  },
  cancel: "Cancel {{name}}",
  close: "Close {{name}}",
  retry: "Try again",
  uploads: "Photos being sent",
};
