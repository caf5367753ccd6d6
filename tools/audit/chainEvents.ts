/** An event as the audit reads it: addresses in base58, amounts as they are. */
export interface ChainEvent {
  readonly contract: string
  /** Its address: of pools there are many. */
  readonly at: string
  readonly name: string
  readonly block: number
  /** Unix seconds of the block. */
  readonly time: number
  readonly txIndex: number
  readonly logIndex: number
  readonly txHash: string
  readonly args: Readonly<Record<string, unknown>>
}

/** What is done at an event, by contract and name: `Contract.Event`. */
export type Handlers<Args = never> = Readonly<
  Record<string, (args: Args, event: ChainEvent) => void>
>

export function replay(events: readonly ChainEvent[], handlers: Handlers): void {
  for (const event of events) {
    handlers[`${event.contract}.${event.name}`]?.(event.args as never, event)
  }
}
