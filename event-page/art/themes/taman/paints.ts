import { ramp } from "../../kit/colour.ts";
import type { Paint } from "../../kit/gouache.ts";

type Stops = Parameters<typeof ramp>[0];

const paint = (a: Stops, b: Stops, through: number): Paint => ({ a: ramp(a), b: ramp(b), through });

/** What is on the palette, each from its shadow to its light, and what it is mixed with in its heart. */
const palette = {
  blush: paint(
    [
      [0, "1d0a10"],
      [0.15, "541322"],
      [0.32, "a0444c"],
      [0.48, "d68a82"],
      [0.64, "efbfac"],
      [0.8, "fae1cd"],
      [1, "fff6e8"],
    ],
    [
      [0, "240a08"],
      [0.16, "6e1c1a"],
      [0.34, "b84f3a"],
      [0.52, "e7966a"],
      [0.72, "f8cda2"],
      [1, "fff0d6"],
    ],
    0.5,
  ),
  leaf: paint(
    [
      [0, "060e0a"],
      [0.22, "10251a"],
      [0.46, "284b35"],
      [0.7, "648554"],
      [1, "c9d196"],
    ],
    [
      [0, "091410"],
      [0.22, "1a362e"],
      [0.46, "456c5c"],
      [0.7, "90a886"],
      [1, "dfe3c0"],
    ],
    0.4,
  ),
  ivory: paint(
    [
      [0, "17151c"],
      [0.18, "47444e"],
      [0.38, "8d8783"],
      [0.58, "cdc4b4"],
      [0.78, "f1e8d5"],
      [1, "fffaee"],
    ],
    [
      [0, "150a1a"],
      [0.26, "472a4a"],
      [0.54, "93748f"],
      [0.8, "d8c6c6"],
      [1, "f6eee6"],
    ],
    0.5,
  ),
  ink: paint(
    [
      [0, "06060b"],
      [0.3, "131226"],
      [0.6, "332f52"],
      [0.85, "77739a"],
      [1, "c4c2d8"],
    ],
    [
      [0, "07060c"],
      [0.3, "1a1020"],
      [0.6, "4a3050"],
      [0.85, "8f7890"],
      [1, "d8c8d0"],
    ],
    0,
  ),
  apricot: paint(
    [
      [0, "260c0a"],
      [0.16, "6c2418"],
      [0.33, "bb5f3c"],
      [0.5, "e59d6c"],
      [0.67, "f5c99c"],
      [0.84, "fce6c6"],
      [1, "fff6e2"],
    ],
    [
      [0, "161608"],
      [0.26, "4c4a1c"],
      [0.52, "9a9048"],
      [0.78, "d8cb8c"],
      [1, "f6edc6"],
    ],
    0.6,
  ),
  plum: paint(
    [
      [0, "1c0d18"],
      [0.18, "491f3c"],
      [0.36, "83506a"],
      [0.56, "bf95a0"],
      [0.76, "e3ccc6"],
      [1, "faf2e4"],
    ],
    [
      [0, "11140a"],
      [0.22, "3e4a26"],
      [0.46, "86904f"],
      [0.72, "c6cb94"],
      [1, "f0efcc"],
    ],
    0.5,
  ),
  straw: paint(
    [
      [0, "2a2008"],
      [0.3, "7a6424"],
      [0.6, "d8c470"],
      [1, "fff6c8"],
    ],
    [
      [0, "2a2008"],
      [0.3, "7a6424"],
      [0.6, "e4d488"],
      [1, "fffbe0"],
    ],
    0.3,
  ),
  husk: paint(
    [
      [0, "0e100c"],
      [0.25, "2f3a30"],
      [0.5, "68755c"],
      [0.75, "a9ae88"],
      [1, "e6e2bc"],
    ],
    [
      [0, "181008"],
      [0.25, "4a3820"],
      [0.5, "8c7448"],
      [0.75, "c9b07c"],
      [1, "f0e0b4"],
    ],
    0.2,
  ),
  gloom: paint(
    [
      [0, "111f18"],
      [0.4, "14251c"],
      [0.7, "172b20"],
      [1, "1d3529"],
    ],
    [
      [0, "111f18"],
      [0.4, "14261d"],
      [0.7, "193024"],
      [1, "1f392c"],
    ],
    0.3,
  ),
};

export const paints = Object.values(palette);

const placeOf = (name: keyof typeof palette) => Object.keys(palette).indexOf(name);

/** Each paint's place among `paints`. */
export const brush = {
  blush: placeOf("blush"),
  leaf: placeOf("leaf"),
  ivory: placeOf("ivory"),
  ink: placeOf("ink"),
  apricot: placeOf("apricot"),
  plum: placeOf("plum"),
  straw: placeOf("straw"),
  husk: placeOf("husk"),
  gloom: placeOf("gloom"),
};
