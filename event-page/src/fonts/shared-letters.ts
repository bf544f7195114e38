const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

/** What the shared files of the body and display faces are cut to. */
export const sharedLetters = `${printable}’‘“”–—…·•éèáíóúñüö×−`;
