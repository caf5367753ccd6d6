import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser's history as far as it is used: steps are made later, and reported. */
class FakeHistory extends EventTarget {
  entries: { page: string; layers?: number }[] = [{ page: 'before' }, { page: 'here' }]
  at = 1
  stepMs = 10
  get state() {
    return this.entries[this.at]!
  }
  pushState(next: { page: string }) {
    this.entries = [...this.entries.slice(0, this.at + 1), next]
    this.at++
  }
  replaceState(next: { page: string }) {
    this.entries[this.at] = next
  }
  go(steps: number) {
    setTimeout(() => {
      const to = this.at + steps
      if (to < 0 || to >= this.entries.length) return
      this.at = to
      this.dispatchEvent(new Event('popstate'))
    }, this.stepMs)
  }
}

let past: FakeHistory
let layers: typeof import('./layers.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  past = new FakeHistory()
  vi.stubGlobal('history', past)
  vi.stubGlobal('addEventListener', past.addEventListener.bind(past))
  layers = await import('./layers.ts')
  layers.watchLayers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = () => vi.advanceTimersByTimeAsync(50)
async function opened(close = vi.fn<() => void>()) {
  const end = layers.openLayer(close)
  await later()
  return { end, close }
}

test('Back closes the topmost and stays on the page', async () => {
  const [below, above] = [await opened(), await opened()]
  expect([past.at, past.state]).toEqual([3, { page: 'here', layers: 2 }])
  past.go(-1)
  await later()
  expect([above.close.mock.calls.length, below.close.mock.calls.length]).toEqual([1, 0])
  past.go(-1)
  await later()
  expect(below.close).toHaveBeenCalledTimes(1)
  expect([past.at, past.state]).toEqual([1, { page: 'here' }])
})

test('all close at once, the topmost first, and their entries go', async () => {
  const closed: string[] = []
  for (const name of ['below', 'above']) await opened(vi.fn<() => void>(() => closed.push(name)))
  layers.closeLayers()
  await later()
  expect([closed, past.at]).toEqual([['above', 'below'], 1])
})

test('what closes by itself takes its entry along; Forward does not open it again', async () => {
  const { end, close } = await opened()
  end()
  await later()
  expect([past.at, close.mock.calls.length]).toEqual([1, 0])
  past.go(1)
  await later()
  expect(past.at).toBe(1)
})

test('one that opens as another closes has its entry', async () => {
  const first = await opened()
  first.end()
  const second = await opened()
  expect([past.at, past.entries.length]).toEqual([2, 3])
  expect([first.close, second.close].map((close) => close.mock.calls.length)).toEqual([0, 0])
})

test('one that opens while the entry of another is being left keeps its own', async () => {
  const first = await opened()
  first.end()
  await vi.advanceTimersByTimeAsync(5)
  const second = await opened()
  expect([past.at, past.state.layers, second.close.mock.calls.length]).toEqual([2, 1, 0])
})

test('a link in a sheet leads on from the page, whose entry lies right below', async () => {
  const { end } = await opened()
  end()
  layers.atPage(() => past.pushState({ page: 'next' }))
  await later()
  expect(past.entries.map(({ page }) => page)).toEqual(['before', 'here', 'next'])
  expect(past.state).toEqual({ page: 'next' })
})

test('what changes the address below an open sheet leaves the sheet its entry', async () => {
  const { close } = await opened()
  layers.atPage(() => {
    past.entries[past.at] = { page: 'here, sorted' }
  })
  await later()
  expect(past.entries.map(({ page }) => page)).toEqual(['before', 'here, sorted', 'here, sorted'])
  expect([past.state.layers, close.mock.calls.length]).toEqual([1, 0])
})

test('a link in a sheet waits for a step of a busy browser, which would undo it later', async () => {
  const { end } = await opened()
  past.stepMs = 2_000
  layers.atPage(() => past.pushState({ page: 'there' }))
  end()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(past.entries.map(({ page }) => page)).toEqual(['before', 'here', 'here'])
  await vi.advanceTimersByTimeAsync(1)
  expect(past.entries.map(({ page }) => page)).toEqual(['before', 'here', 'there'])
  expect(past.at).toBe(2)
})

test('a browser that makes no step holds nothing up', async () => {
  const { end } = await opened()
  past.go = () => {}
  end()
  await later()
  const act = vi.fn<() => void>()
  layers.atPage(act)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(act).toHaveBeenCalledTimes(1)
  expect(past.state.layers).toBe(0)
})
