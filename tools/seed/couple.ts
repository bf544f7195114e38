import type { Person } from "@janur/domain/content/sections/hosts";

/** Whose wedding the demo is. */
export const demoCouple = {
  rani: {
    id: "rani",
    nickname: "Rani",
    fullName: "Rani Kusumawardhani, S.T.",
    birthOrder: { id: "Putri kedua dari", en: "Second daughter of" },
    father: "Bapak Bambang Sutrisno",
    mother: "Ibu Ratna Dewi",
    photo: null,
  },
  dimas: {
    id: "dimas",
    nickname: "Dimas",
    fullName: "Dimas Arya Pratama",
    birthOrder: { id: "Putra pertama dari", en: "First son of" },
    father: "Bapak Yusuf Pratama (Alm.)",
    mother: "Ibu Siti Maryam",
    photo: null,
  },
} satisfies Record<string, Person>;
