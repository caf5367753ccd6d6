/** A method: how many parameters it takes, exactly, and what it does with them. */
import type { Json } from '../codec/json.ts'
import type { Node } from '../node.ts'

export type Method = readonly [
  parameters: number,
  work: (node: Node, params: readonly unknown[]) => Json | Promise<Json>,
]
export type Methods = Readonly<Record<string, Method>>

/** The control functions, of any number of parameters. */
export type ControlMethod = (params: readonly unknown[]) => Json | Promise<Json>
export type ControlMethods = ReadonlyMap<string, ControlMethod>
