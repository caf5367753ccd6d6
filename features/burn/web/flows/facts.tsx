import type { Reply } from '#platform/std/endpoint.ts'
import { useApi } from '#platform/web/api.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { Units } from '#platform/web/flow/Units.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiItem } from '#platform/web/pages.ts'
import { tesCoin } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { useChainNow } from '#platform/web/time.ts'
import type { ReactNode } from 'react'

import { burnApi } from '../../api.ts'
import {
  type Mining,
  multiplierText,
  periodNumber,
  powerText,
  useMining,
  useNodes,
} from '../mining.ts'
import type { OwnNode } from '../nodes/NodeRow.tsx'
import { ifDoubled, powersAfter, shareOf, shareText } from '../share.ts'
import { signedTexts as texts } from '../textSigned.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const waiting = '…'

/** sun. */
export const Sun = ({ sun }: { sun: string | bigint }) => (
  <Units units={BigInt(sun)} coin={nativeCoin()} />
)

/** Base units of TES. */
export const Tes = ({ units, about = false }: { units: string | bigint; about?: boolean }) => (
  <Units units={BigInt(units)} coin={tesCoin} about={about} />
)

export const tesPicture = () => <CoinPicture symbols={['TES']} />
export const nativePicture = () => <CoinPicture symbols={[nativeCoin().symbol]} />
export const swapPicture = () => <CoinPicture symbols={[nativeCoin().symbol, 'TES']} />

type Quote = Reply<typeof burnApi.quote>

interface QuoteFactProps {
  readonly of: 'worth' | 'trx'
  readonly amount: string
  readonly show: (quote: Quote) => ReactNode
}

/** What the contract quotes for it now. */
export function QuoteFact({ of, amount, show }: QuoteFactProps) {
  const ownPower = useMining().data?.mine?.power
  const wanted = amount === '0' || ownPower === undefined ? null : { of, amount, ownPower }
  const { data } = useApi(burnApi.quote, wanted)
  return data === undefined ? waiting : show(data)
}

const powers = ({ ownPower, networkPower, leastPower }: Quote) =>
  [BigInt(ownPower), BigInt(networkPower), BigInt(leastPower)] as const

export const shareThen = (quote: Quote): string => shareText(shareOf(...powers(quote)))
export const shareDoubled = (quote: Quote): string => shareText(ifDoubled(...powers(quote)))

interface ShareAfterProps {
  /** Power of all after the burn, by its event. */
  readonly totalPower: bigint
  readonly of: typeof shareOf
}

/** The share once the burn is in a block: a quote would add its power to an account that has it. */
export function ShareAfter({ totalPower, of }: ShareAfterProps) {
  const { data } = useMining()
  if (data === undefined || data.mine === null) return waiting
  const { network, mine } = data
  const read = { mine: mine.power, network: network.power, least: network.leastPower }
  const after = powersAfter(read, totalPower)
  return after === null ? waiting : shareText(of(...after))
}

export const Power = ({ units }: { units: string | bigint }) => powerText(units)

/** A part of what holds for burn mining now. */
export function MiningFact({ show }: { readonly show: (mining: Mining) => ReactNode }) {
  const { data } = useMining()
  return data === undefined ? waiting : show(data)
}

/** TES that the reader's power has earned: it grows until the call is in a block. */
export const ClaimFact = () => (
  <MiningFact
    show={({ mine }) => (mine === null ? waiting : <Tes units={mine.claimable} about />)}
  />
)

export const PassFact = () => (
  <MiningFact show={({ mine }) => (mine === null ? waiting : <Sun sun={mine.passSun} />)} />
)

export const CreditFact = () => (
  <MiningFact show={({ mine }) => (mine === null ? waiting : <Sun sun={mine.credit} />)} />
)

export function OpenQuestion() {
  const t = useText()
  const { data } = useMining()
  return t(texts.askOpen, {
    number: data === undefined ? waiting : String(periodNumber(data.next.number)),
  })
}

export const multiplierFact = ({ next }: Mining): string => multiplierText(next.multiplier)

/** Until when the price of a node that is bought now comes back. */
export function RefundableFact() {
  const { dateTime } = useFormats()
  const now = useChainNow()
  const { data } = useNodes()
  return data === undefined ? waiting : dateTime(now + data.timeToActivate)
}

/** What the activation does with a node's price. */
export function SplitFact() {
  const t = useText()
  const { data } = useNodes()
  if (data === undefined) return waiting
  return t(texts.splits, { fee: data.feePercent, fund: 100 - data.feePercent })
}

/** What a node earns a day once it is active, as the screen of nodes has it. */
export const NodeDaily = ({ nodeId }: { readonly nodeId: string | undefined }) => (
  <NodeFact nodeId={nodeId} show={({ kind }) => <KindDaily kind={kind} />} />
)

function KindDaily({ kind }: { readonly kind: number }) {
  const daily = useNodes().data?.kinds.find((one) => one.kind === kind)?.daily
  return daily === undefined ? waiting : <Tes units={daily} />
}

interface NodeFactProps {
  readonly nodeId: string | undefined
  readonly show: (node: OwnNode) => ReactNode
}

/** A part of a node of the reader. */
export function NodeFact({ nodeId, show }: NodeFactProps) {
  const { data } = useApiItem(
    burnApi.nodePage,
    nodeId ?? null,
    (node) => String(node.nodeId) === nodeId,
  )
  const found = data?.found ?? null
  return found === null ? waiting : show(found)
}
