/** Lines as a hand draws them: the same seed gives the same wobble. */

export type Point = readonly [number, number];

/** A small generator of numbers in 0..1 (mulberry32). */
export function hand(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed curve through the points (Catmull-Rom as cubic Béziers). */
export function closed(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[((i % n) + n) % n] as Point;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[...first, ...second, ...c].map(round).join(" ")}`;
  }
  return path + "Z";
}

/** A coast: an ellipse pulled about by bays and capes. `grow` moves it outward, for water lines. */
export function coast(seed: number, rx: number, ry: number, rough: number, grow = 0): Point[] {
  const random = hand(seed);
  const waves = Array.from({ length: 7 }, (_, k) => ({
    size: (rough * (random() - 0.35)) / (k * 0.55 + 1),
    phase: random() * Math.PI * 2,
    count: k + 2,
  }));
  const steps = 56;
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    const smoothing = 1 / (1 + grow * 0.045);
    const pull = waves.reduce((sum, w) => sum + w.size * smoothing * Math.sin(w.count * angle + w.phase), 1);
    return [Math.cos(angle) * (rx * pull + grow), Math.sin(angle) * (ry * pull + grow * 0.86)] as const;
  });
}

/** A number of points inside an ellipse, no two too near. */
export function scatter(seed: number, count: number, rx: number, ry: number, apart: number): Point[] {
  const random = hand(seed);
  const found: Point[] = [];
  for (let tries = 0; tries < 400 && found.length < count; tries++) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const point: Point = [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
    if (found.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= apart)) found.push(point);
  }
  return found.sort((a, b) => a[1] - b[1]);
}
