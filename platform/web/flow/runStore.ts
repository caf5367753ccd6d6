import type { FlowRun } from './run.ts'

import { storage } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { type FlowEvent, reduce } from './machine.ts'
import { followerOf } from './plan.ts'
import { type Stage, stages, terminal } from './run.ts'

const prefix = 'run:'
/** Finished runs are kept for the drawer, this many. */
const keptFinished = 20

// A prerendered page knows none.
const all = createStore<readonly FlowRun[]>([])
all.set(readAll())

function readAll(): FlowRun[] {
  return storage
    .keys(prefix)
    .map((key) => parse(storage.read(key)))
    .filter((run) => run !== null)
    .toSorted((a, b) => b.createdAt - a.createdAt || b.since - a.since)
}

/** What another version of the app wrote in another shape is left alone. */
function parse(text: string | null): FlowRun | null {
  try {
    const run = JSON.parse(text ?? 'null') as FlowRun | null
    return run !== null && stages.includes(run.stage) && typeof run.id === 'string' ? run : null
  } catch {
    return null
  }
}

const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tessera-runs')
const reread = (): void => all.set(readAll())
channel?.addEventListener('message', reread)
// A page that the browser had put aside missed what other tabs sent.
globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && reread())

/** Every run of this browser, newest first; written before anything is done with it. */
export const runs = {
  all: (): readonly FlowRun[] => all.get(),
  get: (id: string): FlowRun | null => all.get().find((run) => run.id === id) ?? null,

  put(run: FlowRun): void {
    storage.write(prefix + run.id, JSON.stringify(run))
    const others = all.get().filter((each) => each.id !== run.id)
    all.set([run, ...others].toSorted((a, b) => b.createdAt - a.createdAt || b.since - a.since))
    for (const old of all
      .get()
      .filter((each) => terminal.has(each.stage))
      .slice(keptFinished)) {
      runs.forget(old.id)
    }
    channel?.postMessage(run.id)
  },

  dispatch(id: string, event: FlowEvent): FlowRun | null {
    const run = runs.get(id)
    if (run === null) return null
    const next = reduce(run, event, Date.now())
    // First, so that no reload finds a step that landed without the one that follows it.
    const follower = followerOf(run, next, Date.now())
    if (follower !== null) runs.put(follower)
    if (next !== run) runs.put(next)
    return next
  },

  /** Resolves at the first change after which the run is in another stage. */
  untilLeft: (id: string, stage: Stage): Promise<void> =>
    new Promise((resolve) => {
      const stop = all.subscribe(() => {
        if (runs.get(id)?.stage === stage) return
        stop()
        resolve()
      })
    }),

  forget(id: string): void {
    storage.remove(prefix + id)
    all.set(all.get().filter((run) => run.id !== id))
    channel?.postMessage(id)
  },
}

export const useRuns = (): readonly FlowRun[] => useStore(all)
