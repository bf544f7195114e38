import { exposed, type Light, type Picture } from "../../kit/picture.ts";
import { leaf, post, spandrel, wall } from "./door.ts";
import { fallen } from "./fallen.ts";
import { jamb } from "./jamb.ts";
import { lantern } from "./lantern.ts";
import { nearStar } from "./near.ts";
import { thrown } from "./thrown.ts";

/** One lattice with a light behind it, from afar and from near by, and what it throws on a wall. */
export const pictures: Record<string, () => Promise<Picture>> = {
  leaf: () => seen(leaf(2.2), 50),
  post: () => seen(post(2.2), 44),
  spandrel: () => seen(spandrel(1.5), 42),
  thrown: () => Promise.resolve({ image: thrown(1.2), quality: 46 }),
  fallen: () => Promise.resolve({ image: fallen(1.5), quality: 44 }),
  star: () => seen(nearStar(1.5), 42),
  jamb: () => seen(jamb(2), 42),
  lantern: () => seen(lantern(1.6), 42),
  wall: () => seen(wall(1.3), 42),
};

function seen(light: Light, quality: number): Promise<Picture> {
  return Promise.resolve({ image: exposed(light, 2), quality });
}
