import type { Endpoint } from '#platform/std/endpoint.ts'
import type { Text } from '#platform/std/text.ts'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import type { Instead, NextStep } from '#platform/web/flow/flow.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { Units } from '#platform/web/flow/Units.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { tesCoin } from '#platform/web/spend/coin.ts'

import { daoApi } from '../../api.ts'
import { parseCalls } from '../../calls.ts'
import { CallLines } from '../CallLines.tsx'
import { coinNamed, coinsOf, daoPath, plannedCall, shownCall } from '../proposals.ts'
import { signedTexts as texts } from '../textSigned.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const waiting = '…'

const seeDao: NextStep = { text: texts.see, to: '/dao' }

/** Replies that any change makes old. */
export const daoReads: readonly Endpoint[] = Object.values(daoApi)

export const tesPicture = () => <CoinPicture symbols={[tesCoin.symbol]} />

export const common = {
  picture: tesPicture,
  next: (): readonly NextStep[] => [seeDao],
  invalidates: daoReads,
} as const

type Of = { readonly proposalId?: string }

export const ofProposal = {
  ...common,
  next: ({ subject: { proposalId } }: { readonly subject: Of }): readonly NextStep[] =>
    proposalId === undefined ? [seeDao] : [{ text: texts.seeOne, to: daoPath(proposalId) }, seeDao],
} as const

export const insteadOf = (...when: readonly string[]): Instead => ({ when, step: seeDao })

/** Base units of TES. */
export const Tes = ({ units }: { readonly units: string | bigint }) => (
  <Units units={BigInt(units)} coin={tesCoin} />
)

/** Base units of a coin of the pool, by its symbol. */
export const CoinUnits = ({ coin, units }: { readonly coin: string; readonly units: string }) => (
  <Units units={BigInt(units)} coin={coinNamed(coin)} />
)

interface OfProposal {
  readonly proposalId: string | undefined
}

const useProposal = (proposalId: string | undefined) =>
  useApi(daoApi.proposal, proposalId === undefined ? null : { proposalId }).data

export function ProposalQuestion({ text, proposalId }: OfProposal & { readonly text: Text }) {
  const t = useText()
  return t(text, { title: useProposal(proposalId)?.proposal.title ?? waiting })
}

/** What the reader's vote weighs. */
export function WeightFact({ proposalId }: OfProposal) {
  const weight = useProposal(proposalId)?.mine?.weight ?? null
  return weight === null ? waiting : <Tes units={weight} />
}

/** What a proposal does. */
export function EffectFacts({ proposalId }: OfProposal) {
  const found = useProposal(proposalId)
  return found === undefined ? waiting : <CallLines calls={found.proposal.calls.map(shownCall)} />
}

/** The same of one that is not made yet: its calls as the form has them. */
export function PlannedFacts({ calls }: { readonly calls: string }) {
  const config = useConfig()
  if (config === null) return waiting
  const coins = coinsOf(config.contracts)
  const planned = parseCalls(calls, coins) ?? []
  return <CallLines calls={planned.map((call) => plannedCall(call, coins))} />
}
