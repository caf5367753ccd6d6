import { useEffect } from 'react'

import { withinChunkLimit } from '../chunk.ts'
import { createStore, useStore } from '../store.ts'
import type { AnyFlow } from './flow.ts'

/** A feature's flows, or how to load them: their code is not needed before an action. */
export type FlowSource = readonly AnyFlow[] | (() => Promise<readonly AnyFlow[]>)

const byKind = createStore<ReadonlyMap<string, AnyFlow>>(new Map())
let sources: ReadonlyMap<string, FlowSource> = new Map()
const loading = new Map<string, Promise<void>>()

export const flowOf = (kind: string): AnyFlow | null => byKind.get().get(kind) ?? null

function addFlows(flows: readonly AnyFlow[]): void {
  byKind.set(new Map([...byKind.get(), ...flows.map((flow) => [flow.kind, flow] as const)]))
}

/** Called once, before the first render: so that stored and server orders find their flow. By the feature's name. */
export function provideFlows(features: readonly { name: string; flows?: FlowSource }[]): void {
  sources = new Map(features.map(({ name, flows = [] }) => [name, flows]))
  for (const source of sources.values()) if (typeof source !== 'function') addFlows(source)
}

/** The flow of a kind, with the code of the feature that it names. Rejects where there is none. */
export async function flowFor(kind: string): Promise<AnyFlow> {
  await load(featureOf(kind))
  const flow = flowOf(kind)
  if (flow === null) throw new Error(`no feature has the action ${kind}`)
  return flow
}

const featureOf = (kind: string): string => kind.slice(0, kind.indexOf('.'))

/** What did not load is tried again by the next call. */
function load(feature: string): Promise<void> {
  const source = sources.get(feature)
  if (typeof source !== 'function') return Promise.resolve()
  const known = loading.get(feature)
  if (known !== undefined) return known
  const work = withinChunkLimit(source())
    .then(addFlows)
    .catch((error: unknown) => {
      loading.delete(feature)
      throw error
    })
  loading.set(feature, work)
  return work
}

/** Resolves once the flows of these kinds are known, as far as a feature has them; 'all': of every feature. */
export async function loadFlows(kinds: readonly string[] | 'all'): Promise<void> {
  const features = kinds === 'all' ? sources.keys() : kinds.map(featureOf)
  const loads: Promise<void>[] = []
  // A tap or a scroll waits for the request of one feature's files, not for that of all.
  for (const feature of new Set(features)) {
    const work = load(feature)
    loads.push(work)
    // Awaited below.
    work.catch(() => {})
    // In a tab in the background timers fire once a second, and there are no taps.
    if (!document.hidden) await new Promise((next) => setTimeout(next))
  }
  await Promise.all(loads)
}

/** The flows known so far; those of these kinds are loaded. */
export function useFlows(kinds: readonly string[] | 'all'): ReadonlyMap<string, AnyFlow> {
  const wanted = kinds === 'all' ? kinds : kinds.join()
  useEffect(() => {
    if (wanted !== '') loadFlows(wanted === 'all' ? wanted : wanted.split(',')).catch(() => {})
  }, [wanted])
  return useStore(byKind)
}
