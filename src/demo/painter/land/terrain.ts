import { borrowFloats } from '../canvas/borrow-floats.ts';
import { layPixel } from '../canvas/canvas.ts';
import { hazeShare } from '../canvas/light.ts';
import { brushMark, smoothStep } from '../canvas/noise.ts';
import type { Stage } from '../canvas/stage.ts';

/** What the land is made of at a spot; the painter of a scene turns it into a colour. */
export type Spot = {
  x: number;
  z: number;
  height: number;
  /** 0 flat to 1 upright. */
  steep: number;
  /** 0 in shadow to 1 facing the sun. */
  lit: number;
  /** Natural logarithm of `z`, and how much of the colour there has turned into haze, 0 to 1. */
  logZ: number;
  haze: number;
  /** Pixel on the sheet. */
  px: number;
  py: number;
};

export type TerrainRecipe = {
  /** Nearest and farthest distance, metres. */
  near: number;
  far: number;
  rows: number;
  /** Dry land goes on below height 0; otherwise that is where the water stands. */
  isDry?: boolean;
  /** Share of the picture's height below which nearer land will cover this one; saves painting it twice. */
  coveredFrom?: number;
  /** Far land floats behind whatever is painted next: nothing is filled before its first row. */
  isFar?: boolean;
  /** Height in metres, negative = under water. `share` is where `x` stands across the picture, 0 left to 1 right. */
  heightAt(share: number, x: number, z: number): number;
  /** Writes the colour (linear light, haze included) of a spot into `out`. */
  colourAt(spot: Spot, out: Float32Array): void;
};

/** Heights and sunlight of a recipe, thought out on a grid that is as fine as the picture needs. */
export type Terrain = {
  recipe: TerrainRecipe;
  /** Pixels between two columns. */
  stride: number;
  columns: number;
  rows: number;
  distances: Float32Array;
  heights: Float32Array;
  lit: Float32Array;
  steep: Float32Array;
};

/** Of low pictures a pixel row covers so much land that fewer rows show the same. */
const LOW = 360;
const ROWS_OF_LOW = 0.75;

export function thinkTerrain(stage: Stage, recipe: TerrainRecipe): Terrain {
  const { canvas, camera, shown } = stage;
  const stride = canvas.width > 700 ? 3 : 2;
  const columns = Math.ceil(canvas.width / stride) + 2;
  const rows = canvas.height < LOW ? Math.round(recipe.rows * ROWS_OF_LOW) : recipe.rows;
  const firstColumn = Math.floor(shown.left / stride);
  const lastColumn = Math.min(columns, Math.ceil(shown.right / stride) + 2);
  const distances = new Float32Array(rows);
  const ratio = (recipe.far / recipe.near) ** (1 / (rows - 1));
  const heights = borrowFloats(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const z = recipe.near * ratio ** row;
    distances[row] = z;
    for (let column = firstColumn; column < lastColumn; column += 1) {
      const px = column * stride;
      heights[row * columns + column] = recipe.heightAt(
        px / canvas.width,
        ((px - camera.centreX) * z) / camera.focal,
        z,
      );
    }
  }
  const terrain: Terrain = {
    recipe,
    stride,
    columns,
    rows,
    distances,
    heights,
    lit: borrowFloats(rows * columns),
    steep: borrowFloats(rows * columns),
  };
  lightTerrain(stage, terrain);
  return terrain;
}

/** Lambert light from the sun's side plus cast shadows, swept row by row away from the sun (which stands left). */
function lightTerrain(stage: Stage, terrain: Terrain): void {
  const { columns, rows, distances, heights, lit, steep, stride } = terrain;
  const [sx, sy, sz] = stage.sunDirection;
  const fall = sy / Math.hypot(sx, sz);
  for (let row = 0; row < rows; row += 1) {
    const z = distances[row] as number;
    const dx = (stride * z) / stage.camera.focal;
    const back = Math.min(row + 1, rows - 1);
    const front = Math.max(row - 1, 0);
    const dz = (distances[back] as number) - (distances[front] as number);
    const softness = 0.6 + z * 0.008;
    let shadow = Number.NEGATIVE_INFINITY;
    for (let column = 0; column < columns; column += 1) {
      const i = row * columns + column;
      const here = heights[i] as number;
      const left = heights[row * columns + Math.max(0, column - 1)] as number;
      const right = heights[row * columns + Math.min(columns - 1, column + 1)] as number;
      const slopeX = (right - left) / (2 * dx);
      const slopeZ =
        ((heights[back * columns + column] as number) - (heights[front * columns + column] as number)) / dz;
      const length = Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ);
      const facing = Math.max(0, (-slopeX * sx + sy - slopeZ * sz) / length);
      shadow = Math.max(here, shadow - dx * fall);
      lit[i] = facing * (1 - smoothStep(0, softness, shadow - here));
      steep[i] = 1 - 1 / length;
    }
  }
}

/** Colours of the column painted before: on large sheets every second column takes them over where the land goes on. */
type ColumnMemory = { rgb: Float32Array; distance: Float32Array; column: Int32Array };

function createColumnMemory(height: number): ColumnMemory {
  return {
    rgb: new Float32Array(height * 3),
    distance: new Float32Array(height),
    column: new Int32Array(height).fill(-2),
  };
}

function keepColour(memory: ColumnMemory, spot: Spot, colour: Float32Array): void {
  const i = spot.py * 3;
  memory.rgb[i] = colour[0] as number;
  memory.rgb[i + 1] = colour[1] as number;
  memory.rgb[i + 2] = colour[2] as number;
  memory.distance[spot.py] = spot.z;
  memory.column[spot.py] = spot.px;
}

/** Draws the land column by column from near to far, each spot once, top edges smoothed. */
export function paintTerrain(stage: Stage, terrain: Terrain): void {
  const { canvas, camera, light, shown } = stage;
  const { columns, rows, distances, heights, lit, steep, stride, recipe } = terrain;
  const logs = distances.map(Math.log);
  const hazes = distances.map((z) => hazeShare(light, z));
  const out = new Float32Array(3);
  const level = recipe.isDry ? -1e6 : 0;
  const lowest = Math.min(canvas.height, Math.ceil(canvas.height * (recipe.coveredFrom ?? 1)));
  const painted = createColumnMemory(canvas.height);
  const spot: Spot = { x: 0, z: 0, height: 0, steep: 0, lit: 0, logZ: 0, haze: 0, px: 0, py: 0 };
  for (let px = shown.left; px < shown.right; px += 1) {
    const column = Math.floor(px / stride);
    const share = px / stride - column;
    spot.px = px;
    let top = lowest;
    let lastY = Number.POSITIVE_INFINITY;
    let lastHeight = 0;
    for (let row = 0; row < rows; row += 1) {
      const i = row * columns + column;
      const a = heights[i] as number;
      const height = a + ((heights[i + 1] as number) - a) * share;
      const z = distances[row] as number;
      const y = camera.horizonY - (camera.focal * (Math.max(level, height) - camera.eye)) / z;
      if (y < top) {
        const isLand = (height > level || lastHeight > level) && !(row === 0 && recipe.isFar);
        if (isLand) {
          const from = Math.min(canvas.height - 1, Math.ceil(top) - 1);
          const to = Math.max(0, Math.floor(y));
          const span = lastY - y;
          const lastRow = Math.max(0, row - 1);
          const j = lastRow * columns + column;
          const nowLit = (lit[i] as number) + ((lit[i + 1] as number) - (lit[i] as number)) * share;
          const lastLit = (lit[j] as number) + ((lit[j + 1] as number) - (lit[j] as number)) * share;
          const lastSteep = steep[j] as number;
          const lastZ = distances[lastRow] as number;
          const lastLog = logs[lastRow] as number;
          const lastHaze = hazes[lastRow] as number;
          for (let py = from; py >= to; py -= 1) {
            const t = span > 1e-3 && lastY < 1e8 ? Math.min(1, Math.max(0, (lastY - py - 0.5) / span)) : 1;
            spot.z = lastZ + (z - lastZ) * t;
            spot.x = ((px - camera.centreX) * spot.z) / camera.focal;
            spot.height = lastHeight + (height - lastHeight) * t;
            if (spot.height <= level) continue;
            // A sliver of the slope beyond a crest would show as a broken dark seam.
            spot.lit = top - y < 1.3 ? lastLit : lastLit + (nowLit - lastLit) * t;
            spot.steep = lastSteep + ((steep[i] as number) - lastSteep) * t;
            spot.logZ = lastLog + ((logs[row] as number) - lastLog) * t;
            spot.haze = lastHaze + ((hazes[row] as number) - lastHaze) * t;
            spot.py = py;
            const isKnown =
              painted.column[py] === px - 1 &&
              Math.abs((painted.distance[py] as number) - spot.z) < spot.z * 0.02;
            if (isKnown) {
              out[0] = painted.rgb[py * 3] as number;
              out[1] = painted.rgb[py * 3 + 1] as number;
              out[2] = painted.rgb[py * 3 + 2] as number;
            } else {
              recipe.colourAt(spot, out);
              if ((px & 1) === 0) keepColour(painted, spot, out);
            }
            const mark = 1 + brushMark(px, py) * 0.07;
            const cover = py < y ? py + 1 - y : 1;
            const index = py * canvas.width + px;
            layPixel(
              canvas,
              index,
              (out[0] as number) * mark,
              (out[1] as number) * mark,
              (out[2] as number) * mark,
              cover,
            );
            if (cover > 0.5) canvas.depth[index] = spot.z;
          }
        }
        top = y;
      }
      lastY = y;
      lastHeight = height;
    }
  }
}

/** Height above the water at a place in the world. */
export function groundAt(stage: Stage, terrain: Terrain, x: number, z: number): number {
  const share = (stage.camera.centreX + (stage.camera.focal * x) / z) / stage.canvas.width;
  return terrain.recipe.heightAt(share, x, z);
}

/** The row of the grid at a distance, with its fraction; null beyond the land. */
export function rowAt({ recipe, rows }: Terrain, z: number): number | null {
  if (z >= recipe.far) return null;
  const at = (Math.log(z / recipe.near) / Math.log(recipe.far / recipe.near)) * (rows - 1);
  return Math.max(0, Math.min(rows - 1.001, at));
}

/** Height (negative: depth of the water) where a pixel column meets a row of the grid. */
export function sampleHeight(terrain: Terrain, px: number, row: number): number {
  const { columns, stride, heights } = terrain;
  const i = Math.floor(row) * columns + Math.floor(px / stride);
  const a = heights[i] as number;
  return a + ((heights[i + columns] as number) - a) * (row - Math.floor(row));
}
