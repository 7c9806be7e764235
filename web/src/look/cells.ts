/** How pictures that share a panel stand largest. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Shape {
  /** The picture's width for each of its height. */
  readonly ratio: number;
  readonly gap: number;
  /** What a cell of that size leaves for the picture: words and signs take the rest. */
  readonly room: (cell: Room) => Room;
}

export interface Cells {
  readonly columns: number;
  /** How wide a cell is at most, so that a picture that stands alone is not lost in it. */
  readonly width: number;
  /** How high its picture is. */
  readonly size: number;
}

const ROOMY = 1.25;

/** The grid in which so many pictures stand largest; of equals, the one with fewer rows. */
export function largest(count: number, panel: Room, shape: Shape): Cells {
  let best: Cells = { columns: 1, width: panel.width, size: -Infinity };
  for (let columns = count; columns > 0; columns--) {
    const cells = grid(columns, Math.ceil(count / columns), panel, shape);
    if (cells.size > best.size) best = cells;
  }
  return best;
}

function grid(columns: number, rows: number, panel: Room, { ratio, gap, room }: Shape): Cells {
  const width = (panel.width - gap * (columns - 1)) / columns;
  const height = (panel.height - gap * (rows - 1)) / rows;
  const left = room({ width, height });
  const most = left.height * ratio * ROOMY + width - left.width;
  return { columns, width: Math.min(width, most), size: Math.min(left.width / ratio, left.height) };
}
