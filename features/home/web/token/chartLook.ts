/** Colours of the chart, which draws on a canvas: as the browser has resolved them for this theme. */
export interface ChartColours {
  readonly text: string
  readonly line: string
  readonly up: string
  readonly down: string
  readonly volume: string
}

/** Read from elements with these styles; `within` is the chart's element. */
export function coloursOf(within: HTMLElement): ChartColours {
  const colour = (className: string): string => {
    const probe = document.createElement('span')
    probe.className = className
    within.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  return {
    text: colour('text-soft'),
    line: colour('text-line'),
    up: colour('text-verdigris'),
    down: colour('text-terra'),
    volume: colour('text-edge'),
  }
}

/** Calls back when the reader or the device changes the theme; gives back how to stop. */
export function onTheme(changed: () => void): () => void {
  const chosen = new MutationObserver(changed)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const device = matchMedia('(prefers-color-scheme: dark)')
  device.addEventListener('change', changed)
  return () => {
    chosen.disconnect()
    device.removeEventListener('change', changed)
  }
}
