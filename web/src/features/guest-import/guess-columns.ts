import type { ImportField } from "@janur/domain/guest/guest-import";
import { plainWords } from "@janur/domain/text/plain-words";
import { phonesIn } from "@janur/domain/contact/phone-cell";
import { readPhone } from "../../lib/text/phone.ts";
import type { Table } from "./table.ts";

/** How columns are called in Indonesian and English lists, in exports of phones, and in our own. */
const headings: Readonly<Record<ImportField, string>> = {
  name: "nama,nama lengkap,nama tamu,nama undangan,nama penerima,tamu,name,full name,guest,guest name,display name,penerima",
  honorific: "sapaan,gelar depan,panggilan,honorific,salutation,title,prefix,name prefix",
  suffix: "tambahan,akhiran,gelar belakang,suffix,name suffix",
  phone:
    "nomor hp,no hp,hp,nomor handphone,no handphone,handphone,nomor wa,no wa,wa,whatsapp,nomor whatsapp,no whatsapp,nomor telepon,no telepon,telepon,no telp,nomor telp,telp,tlp,ponsel,nomor ponsel,kontak,phone,phone number,mobile,mobile phone,mobile number,cell,phone 1 value,contact,whatsapp number",
  email: "e mail,email,surel,alamat email,alamat e mail,email address,e mail 1 value,e mail address",
  address: "alamat,alamat pengantaran,alamat rumah,address,home address,delivery address,address 1 formatted",
  origin: "asal,rt,rt rw,dari,kota,kampung,origin,from,city",
  organisation:
    "instansi,organisasi,perusahaan,kantor,lembaga,organisation,organization,company,organization name,organization 1 name",
  position: "jabatan,posisi,pekerjaan,position,job title,organization title,organization 1 title",
  group: "kelompok,grup,rombongan,kategori,golongan,group,category",
  side: "pihak,mempelai,dari pihak,side",
  channel: "dikirim lewat,kirim lewat,saluran,channel,sent by,sent via,send by",
  kind: "undangan untuk,jenis,jenis undangan,invitation for,kind,type",
  members: "anggota keluarga,nama anggota keluarga,anggota,household members,members",
  seats:
    "paling banyak hadir,jumlah orang yang diundang,jumlah,jumlah orang,jumlah tamu,jumlah undangan,jml,pax,kursi,kuota,most people,number of people invited,seats,number of guests,party size",
  answerCap: "paling banyak jawaban,most answers,maximum number of answers",
  ceremonies: "diundang ke,acara,invited to,ceremonies,ceremony,event,events",
  tags: "tanda,label,tag,tags,labels,group membership",
  note: "catatan,keterangan,ket,note,notes,remark,remarks",
};

const fieldOf = new Map(
  Object.entries(headings).flatMap(([field, words]) =>
    words.split(",").map((word) => [word, field] as const),
  ),
);

/** May be a phone number, or only a line's own number, of which another column knows better. */
const numbers = new Set(["nomor", "number"]);

export interface Guess {
  hasHeader: boolean;
  columns: (ImportField | null)[];
}

function isField(field: string | undefined): field is ImportField {
  return field !== undefined && Object.hasOwn(headings, field);
}

/** A list's own name stands above its headings, in fewer cells than they: that is no guest. */
export function belowTitle(table: Table): Table {
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== "").length;
  const at = table.rows.slice(0, 10).findIndex(({ cells }) => {
    const words = cells.map(plainWords);
    const fields = new Set(
      words.map((word) => (numbers.has(word) ? "phone" : fieldOf.get(word))).filter(isField),
    );
    return fields.has("name") && fields.size > 1;
  });
  const headings = filled(table.rows[at]?.cells ?? []);
  const isTitle = table.rows.slice(0, Math.max(at, 0)).every(({ cells }) => filled(cells) < headings);
  return at > 0 && isTitle && table.columns === null ? { ...table, rows: table.rows.slice(at) } : table;
}

/** What each column is: by its heading, or where there is none by what stands in it. */
export function guessColumns({ rows, columns }: Table): Guess {
  if (columns !== null) return { hasHeader: false, columns: [...columns] };
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const taken = new Set<ImportField>();
  const once = (field: string | undefined) => {
    if (!isField(field) || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const first = rows[0]?.cells ?? [];
  const share = (among: Table["rows"], index: number, isSo: (cell: string) => boolean) => {
    const cells = among.map(({ cells }) => cells[index] ?? "").filter((cell) => cell !== "");
    return cells.length === 0 ? 0 : cells.filter(isSo).length / cells.length;
  };
  const isPhone = (cell: string) => /\d{5}/.test(cell) && phonesIn(cell, readPhone).phone !== null;
  const headed = Array.from({ length: width }, (_, index) =>
    once(fieldOf.get(plainWords(first[index] ?? ""))),
  );
  const named = headed.map((field, index) =>
    numbers.has(plainWords(first[index] ?? "")) && share(rows.slice(1, 51), index, isPhone) > 0.5
      ? once("phone")
      : field,
  );
  if (taken.has("name") || taken.has("phone")) {
    if (taken.has("name")) return { hasHeader: true, columns: named };
    return { hasHeader: true, columns: withName(named, rows.slice(1), width) };
  }
  taken.clear();
  const sample = rows.slice(0, 50);
  const told = Array.from({ length: width }, (_, index) => {
    if (share(sample, index, isPhone) > 0.5) return once("phone");
    if (share(sample, index, (cell) => /^\S+@\S+\.\S+$/.test(cell)) > 0.5) return once("email");
    return null;
  });
  return { hasHeader: false, columns: withName(told, rows, width) };
}

/** The first column of words that is nothing else is the name. */
function withName(columns: (ImportField | null)[], rows: Table["rows"], width: number) {
  const index = Array.from({ length: width }, (_, column) => column).find(
    (column) =>
      columns[column] === null &&
      rows.slice(0, 50).some(({ cells }) => /\p{L}{2}/u.test(cells[column] ?? "")),
  );
  return columns.map((field, column) => (column === index ? "name" : field));
}
