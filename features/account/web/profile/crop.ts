/** Which square of a picture is shown: its middle, as parts of width and height, and how near it is. */
export interface View {
  readonly x: number
  readonly y: number
  /** 1 shows as much as fits; nothing is nearer than `nearest`. */
  readonly zoom: number
}

export const nearest = 4
export const whole: View = { x: 0.5, y: 0.5, zoom: 1 }

interface Size {
  readonly width: number
  readonly height: number
}

/** The square in the picture's own pixels: never beyond its edges. */
export function squareIn({ width, height }: Size, { x, y, zoom }: View) {
  const side = Math.min(width, height) / Math.min(Math.max(zoom, 1), nearest)
  return {
    left: between(0, x * width - side / 2, width - side),
    top: between(0, y * height - side / 2, height - side),
    side,
  }
}

/** The view after the picture was pulled by a part of the square's side. */
export function pulled(size: Size, view: View, right: number, down: number): View {
  const { left, top, side } = squareIn(size, view)
  const middle = (from: number, by: number, length: number) =>
    between(side / 2, from + side / 2 - by * side, length - side / 2) / length
  return { ...view, x: middle(left, right, size.width), y: middle(top, down, size.height) }
}

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most)
