import type { Address } from '#platform/std/address.ts'
import type { Duty } from '#platform/std/endpoint.ts'

import type { App } from './app.ts'

type Configured = Pick<App, 'config'>

/** Empty for an account that is no operator; else `read` is among them. */
export function dutiesOf({ config }: Configured, address: Address): readonly Duty[] {
  const own = (config.operators ?? []).filter((one) => one.address === address)
  return own.length === 0 ? [] : [...new Set<Duty>(['read', ...own.map(({ duty }) => duty)])]
}

/** Two or more operators have the duty: what one signs takes effect once another releases it. */
export const needsSecond = ({ config }: Configured, duty: Duty): boolean =>
  new Set((config.operators ?? []).flatMap((one) => (one.duty === duty ? [one.address] : [])))
    .size > 1

/** All of now, each once, with all duties. */
export function operatorsOf(app: Configured): { address: Address; duties: Duty[] }[] {
  const addresses = new Set((app.config.operators ?? []).map(({ address }) => address))
  return [...addresses].map((address) => ({ address, duties: [...dutiesOf(app, address)] }))
}
