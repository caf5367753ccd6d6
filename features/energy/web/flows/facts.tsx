import type { Endpoint } from '#platform/std/endpoint.ts'
import type { Instead, NextStep } from '#platform/web/flow/flow.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { Units } from '#platform/web/flow/Units.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

import { energyApi } from '../../api.ts'
import { signedTexts as texts } from '../textSigned.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const seeEnergy: NextStep = { text: texts.see, to: '/energy' }

/** Replies that any change makes old. */
const energyReads: readonly Endpoint[] = Object.values(energyApi)

export const common = {
  picture: () => <CoinPicture symbols={[nativeCoin().symbol]} />,
  next: () => [seeEnergy],
  invalidates: energyReads,
} as const

/** Of all calls of a lender, which a link may name. */
export const ofLender = { ...common, madeBy: 'LenderFactory' } as const

export const insteadOf = (...when: readonly string[]): Instead => ({ when, step: seeEnergy })

/** sun. */
export const Sun = ({ sun }: { readonly sun: string | bigint }) => (
  <Units units={BigInt(sun)} coin={nativeCoin()} />
)

/** Of a million energy a day, as sun of one are too small to read. */
export const Price = ({ price }: { readonly price: string }) => (
  <Sun sun={BigInt(price) * 1_000_000n} />
)

/** The least energy of a lease. */
export function Least({ energy }: { readonly energy: string }) {
  const { number } = useFormats()
  return <>{number(Number(energy))}</>
}

/** What `collect` would pay now. */
export function Ready() {
  const { data } = useApi(energyApi.books, {})
  const books = data?.books ?? null
  return books === null ? '…' : <Sun sun={BigInt(books.left) + BigInt(books.earned)} />
}
