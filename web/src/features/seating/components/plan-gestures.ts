import type { Hall } from "@janur/domain/seating/seating-plan";

/* What fingers and mouse do on the plan. Nothing here renders: while something moves only attributes change. */

/** Pixels within which a finger, or a mouse, has only tapped. */
const tapSlop = 7;
/** Tables stand on a grid of so many centimetres. */
const grid = 10;
const zoom = { least: 0.04, most: 3, step: 1.4 };
const margin = 16;

export type Thing = { kind: "table" | "shape"; id: string };

interface Place {
  x: number;
  y: number;
}

interface Drag extends Thing {
  element: SVGGElement;
  from: Place;
  rotation: string;
  start: Place;
  at: Place;
  hasMoved: boolean;
}

export interface GestureHandlers {
  mayMove: () => boolean;
  onMoved: (thing: Thing, place: Place) => void;
  onTapped: (thing: Thing) => void;
}

export class PlanGestures {
  readonly #svg: SVGSVGElement;
  readonly #world: SVGGElement;
  readonly #handlers: GestureHandlers;
  readonly #pointers = new Map<number, Place>();
  #hall: Hall;
  #view = { x: 0, y: 0, k: 0.1 };
  #drag: Drag | null = null;
  #frame = 0;
  #isFitted = true;

  constructor(svg: SVGSVGElement, world: SVGGElement, hall: Hall, handlers: GestureHandlers) {
    this.#svg = svg;
    this.#world = world;
    this.#hall = hall;
    this.#handlers = handlers;
  }

  /** Begins to listen; returns what ends it. */
  listen(): () => void {
    const svg = this.#svg;
    const resized = new ResizeObserver(() => {
      if (this.#isFitted) this.fit();
    });
    resized.observe(svg);
    const stop = new AbortController();
    const { signal } = stop;
    svg.addEventListener("pointerdown", this.#down, { signal });
    svg.addEventListener("pointermove", this.#move, { signal });
    svg.addEventListener("pointerup", this.#up, { signal });
    svg.addEventListener("pointercancel", this.#cancel, { signal });
    svg.addEventListener("wheel", this.#wheel, { signal, passive: false });
    return () => {
      resized.disconnect();
      stop.abort();
      cancelAnimationFrame(this.#frame);
    };
  }

  setHall(hall: Hall): void {
    this.#hall = hall;
    if (this.#isFitted) this.fit();
  }

  /** Shows all of the hall. */
  fit(): void {
    const { width, height } = this.#svg.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    const k = Math.min((width - 2 * margin) / this.#hall.width, (height - 2 * margin) / this.#hall.height);
    this.#view = { k, x: (width - k * this.#hall.width) / 2, y: (height - k * this.#hall.height) / 2 };
    this.#isFitted = true;
    this.#show();
  }

  zoomBy(steps: number): void {
    const { width, height } = this.#svg.getBoundingClientRect();
    this.#zoomAt({ x: width / 2, y: height / 2 }, zoom.step ** steps);
  }

  /** Brings a place into the middle. */
  lookAt(place: Place): void {
    const { width, height } = this.#svg.getBoundingClientRect();
    const { k } = this.#view;
    this.#view = { k, x: width / 2 - k * place.x, y: height / 2 - k * place.y };
    this.#isFitted = false;
    this.#show();
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#svg.setPointerCapture(event.pointerId);
    if (this.#pointers.size > 1) {
      this.#letGo();
      return;
    }
    const element =
      event.target instanceof Element ? event.target.closest<SVGGElement>("g[data-thing]") : null;
    if (element === null) return;
    const { thing, id = "", x, y, rotation = "0" } = element.dataset;
    const from = { x: Number(x), y: Number(y) };
    this.#drag = {
      ...{ kind: thing === "shape" ? "shape" : "table", id, element, from, rotation, at: from },
      start: { x: event.clientX, y: event.clientY },
      hasMoved: false,
    };
  };

  readonly #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    this.#pointers.set(event.pointerId, now);
    const [other] = others;
    if (other !== undefined) this.#pinch(before, now, other);
    else if (this.#drag !== null && this.#handlers.mayMove()) this.#dragTo(this.#drag, now);
    else if (this.#drag === null || isFar(this.#drag.start, now)) {
      this.#drag = null;
      this.#view.x += now.x - before.x;
      this.#view.y += now.y - before.y;
      this.#isFitted = false;
      this.#show();
    }
  };

  #dragTo(drag: Drag, now: Place): void {
    if (!drag.hasMoved && !isFar(drag.start, now)) return;
    drag.hasMoved = true;
    drag.element.dataset["dragged"] = "";
    const { k } = this.#view;
    drag.at = this.#within({
      x: drag.from.x + (now.x - drag.start.x) / k,
      y: drag.from.y + (now.y - drag.start.y) / k,
    });
    this.#show();
  }

  /** On the grid, and inside the hall. */
  #within({ x, y }: Place): Place {
    const on = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value / grid) * grid));
    return { x: on(x, this.#hall.width), y: on(y, this.#hall.height) };
  }

  #pinch(before: Place, now: Place, other: Place): void {
    const far = (one: Place) => Math.hypot(one.x - other.x, one.y - other.y);
    const box = this.#svg.getBoundingClientRect();
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    if (far(before) > 0) this.#zoomAt(middle, far(now) / far(before));
  }

  readonly #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    const drag = this.#drag;
    this.#drag = null;
    if (drag === null) return;
    delete drag.element.dataset["dragged"];
    const thing = { kind: drag.kind, id: drag.id };
    if (!drag.hasMoved) this.#handlers.onTapped(thing);
    else if (drag.at.x !== drag.from.x || drag.at.y !== drag.from.y) this.#handlers.onMoved(thing, drag.at);
    else putAt(drag, drag.from);
  };

  readonly #cancel = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#letGo();
  };

  #letGo(): void {
    if (this.#drag === null) return;
    delete this.#drag.element.dataset["dragged"];
    putAt(this.#drag, this.#drag.from);
    this.#drag = null;
  }

  readonly #wheel = (event: WheelEvent): void => {
    // As a pinch on a touchpad says it; else the page scrolls.
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = this.#svg.getBoundingClientRect();
    this.#zoomAt({ x: event.clientX - box.left, y: event.clientY - box.top }, Math.exp(-event.deltaY / 200));
  };

  #zoomAt(at: Place, by: number): void {
    const { x, y, k } = this.#view;
    const next = Math.min(zoom.most, Math.max(zoom.least, k * by));
    const ratio = next / k;
    this.#view = { k: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
    this.#isFitted = false;
    this.#show();
  }

  /** Once a frame, whatever happened within it. */
  #show(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const { x, y, k } = this.#view;
      this.#world.setAttribute("transform", `translate(${String(x)} ${String(y)}) scale(${String(k)})`);
      const cm = (1 / k).toFixed(3);
      if (this.#svg.style.getPropertyValue("--cm") !== cm) this.#svg.style.setProperty("--cm", cm);
      if (this.#drag?.hasMoved === true) putAt(this.#drag, this.#drag.at);
    });
  }
}

function isFar(start: Place, now: Place): boolean {
  return Math.hypot(now.x - start.x, now.y - start.y) > tapSlop;
}

function putAt({ element, rotation }: Pick<Drag, "element" | "rotation">, { x, y }: Place): void {
  element.setAttribute("transform", placedAt(x, y, rotation));
}

/** The attribute that puts a thing where it stands; React writes the same. */
export function placedAt(x: number, y: number, rotation: number | string): string {
  return `translate(${String(x)} ${String(y)}) rotate(${String(rotation)})`;
}
