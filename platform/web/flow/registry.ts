import type { AnyFlow } from './flow.ts'

const byKind = new Map<string, AnyFlow>()

/** Called once, before the first render: so that stored and server orders find their flow. */
export function provideFlows(flows: readonly AnyFlow[]): void {
  for (const flow of flows) byKind.set(flow.kind, flow)
}

export const flowOf = (kind: string): AnyFlow | null => byKind.get(kind) ?? null
