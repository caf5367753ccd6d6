import type { Address } from '#platform/std/address.ts'
import type { Duty } from '#platform/std/endpoint.ts'

import type { App } from './app.ts'

/** Empty for an account that is no operator; else `read` is among them. */
export function dutiesOf({ config }: Pick<App, 'config'>, address: Address): readonly Duty[] {
  const own = (config.operators ?? []).filter((one) => one.address === address)
  return own.length === 0 ? [] : [...new Set<Duty>(['read', ...own.map(({ duty }) => duty)])]
}
