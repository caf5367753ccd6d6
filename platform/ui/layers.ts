import { useEffect, useRef } from 'react'

/**
 * Every sheet and dialog that is open has an entry of the browser's history above that of its page: Back closes the
 * topmost. An entry knows how many are open at it; what closes in another way takes its entry along.
 */
const open: { readonly close: () => void }[] = []

/** Steps back of our own that the browser has not made yet, and what waits for them. */
let stepping: ReturnType<typeof setTimeout> | null = null
let waiting: (() => void)[] = []

interface Entry {
  readonly layers?: number
}
const entry = (): Entry => (history.state as Entry | null) ?? {}
const depth = (): number => entry().layers ?? 0

/** A step that comes after this would undo where the page has gone on to. A busy phone takes a second for one. */
const longestStepMs = 5_000

function stepBack(steps: number): void {
  stepping = setTimeout(() => {
    // The browser makes no step, so it reports none: the entry becomes the page's own.
    history.replaceState({ ...entry(), layers: 0 }, '')
    stepped()
  }, longestStepMs)
  history.go(-steps)
}

function stepped(): void {
  if (stepping !== null) clearTimeout(stepping)
  stepping = null
  const acts = waiting
  waiting = []
  for (const act of acts) act()
  settle()
}

/** As many entries as there are open layers. */
function settle(): void {
  if (stepping !== null) return
  const over = depth() - open.length
  if (over > 0) stepBack(over)
  for (let at = depth() + 1; at <= open.length; at++) {
    history.pushState({ ...entry(), layers: at }, '')
  }
}

function moved(): void {
  if (stepping !== null) return stepped()
  for (const layer of open.splice(depth()).toReversed()) layer.close()
  // Forward, or a reload, comes to the entry of a layer that is gone.
  settle()
}

/** Acts at the page's own entry: now, or once those of its layers are gone. */
export function atPage(act: () => void): void {
  if (stepping === null && depth() === 0) return act()
  waiting.push(act)
  if (stepping === null) stepBack(depth())
}

/** Called once, when the app begins. */
export function watchLayers(): void {
  addEventListener('popstate', moved)
  settle()
}

/** Returns how to end it where it closes in another way than by Back. */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  open.push(layer)
  // Where one opens as another closes the entry is handed on.
  queueMicrotask(settle)
  return () => {
    const at = open.indexOf(layer)
    if (at >= 0) open.splice(at, 1)
    setTimeout(settle)
  }
}

/** Closes all that is open. */
export function closeLayers(): void {
  if (open.length === 0) return
  for (const layer of open.splice(0).toReversed()) layer.close()
  settle()
}

/** Back closes it, for as long as it is open. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => (isOpen ? openLayer(() => latest.current()) : undefined), [isOpen])
}
