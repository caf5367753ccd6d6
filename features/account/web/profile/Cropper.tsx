import { useText } from '#platform/web/i18n.tsx'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'

import { profileTexts as texts } from '../textProfile.ts'
import { nearest, pulled, squareIn, type View } from './crop.ts'

/** Pixels of one side of the uploaded square. */
const side = 512

export interface CropperProps {
  readonly picture: ImageBitmap
  readonly view: View
  readonly onChange: (view: View) => void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
}

/** The square that will be sent, moved and made nearer in place. */
export function Cropper({ picture, view, onChange }: CropperProps) {
  const t = useText()
  const zoomId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    if (canvas.current !== null) draw(canvas.current, picture, view)
  }, [picture, view])
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>): void => {
    if (from.current === null) return
    const { clientX: x, clientY: y } = event
    const length = event.currentTarget.clientWidth
    onChange(pulled(picture, view, (x - from.current.x) / length, (y - from.current.y) / length))
    from.current = { x, y }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = arrows[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange(pulled(picture, view, ...by))
  }
  return (
    <div className="flex flex-col items-center gap-2">
      <button
        type="button"
        aria-label={t(texts.move)}
        className="max-w-full touch-none cursor-move overflow-hidden rounded-md border border-edge bg-sunk"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => (from.current = null)}
        onPointerCancel={() => (from.current = null)}
        onKeyDown={onKeyDown}
      >
        <canvas
          ref={canvas}
          width={side}
          height={side}
          className="block aspect-square w-60 max-w-full"
        />
      </button>
      <p className="text-xs text-soft">{t(texts.moveNote)}</p>
      <label htmlFor={zoomId} className="flex min-h-11 w-60 max-w-full items-center gap-3">
        <span className="font-semibold">{t(texts.zoom)}</span>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={nearest}
          step={0.05}
          value={view.zoom}
          className="min-h-11 min-w-0 grow accent-lapis"
          onChange={(event) => onChange({ ...view, zoom: Number(event.target.value) })}
        />
      </label>
    </div>
  )
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View): void {
  const { left, top, side: length } = squareIn(picture, view)
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.imageSmoothingQuality = 'high'
  pen.clearRect(0, 0, side, side)
  pen.drawImage(picture, left, top, length, length, 0, 0, side, side)
}

/** The bytes of the square, as the browser writes pictures. */
export async function squareOf(picture: ImageBitmap, view: View): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  draw(canvas, picture, view)
  const made = await new Promise<Blob | null>((ready) => canvas.toBlob(ready, 'image/webp', 0.92))
  return new Uint8Array(await (made ?? new Blob()).arrayBuffer())
}
