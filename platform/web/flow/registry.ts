import { useEffect } from 'react'

import { createStore, useStore } from '../store.ts'
import type { AnyFlow } from './flow.ts'

/** A feature's flows, or how to load them: their code is not needed before an action. */
export type FlowSource = readonly AnyFlow[] | (() => Promise<readonly AnyFlow[]>)

const byKind = createStore<ReadonlyMap<string, AnyFlow>>(new Map())
let sources: readonly FlowSource[] = []
let loading: Promise<void> | null = null

export const flowOf = (kind: string): AnyFlow | null => byKind.get().get(kind) ?? null

export function addFlows(flows: readonly AnyFlow[]): void {
  byKind.set(new Map([...byKind.get(), ...flows.map((flow) => [flow.kind, flow] as const)]))
}

/** Called once, before the first render: so that stored and server orders find their flow. */
export function provideFlows(given: readonly FlowSource[]): void {
  sources = given
  for (const source of given) if (typeof source !== 'function') addFlows(source)
}

/** Resolves once every flow is known. What did not load is tried again by the next call. */
export function loadFlows(): Promise<void> {
  loading ??= loadEach().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** A tap or a scroll waits for the asking for one feature's files, not for that of all. */
async function loadEach(): Promise<void> {
  const loads: Promise<void>[] = []
  for (const source of sources) {
    if (typeof source !== 'function') continue
    loads.push(source().then(addFlows))
    // Heard of below.
    loads.at(-1)?.catch(() => {})
    // In a tab in the background timers come once a second, and nobody taps.
    if (!document.hidden) await new Promise((next) => setTimeout(next))
  }
  await Promise.all(loads)
}

/** The flows known so far; with `needed`, the rest is loaded. */
export function useFlows(needed: boolean): ReadonlyMap<string, AnyFlow> {
  useEffect(() => {
    if (needed) loadFlows().catch(() => {})
  }, [needed])
  return useStore(byKind)
}
