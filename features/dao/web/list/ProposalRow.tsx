import { Icon } from '#platform/ui/Icon.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import type { Reply } from '#platform/std/endpoint.ts'
import { Link } from 'wouter'

import type { daoApi } from '../../api.ts'
import { StateChip } from '../StateChip.tsx'
import { daoPath, partOf, votesOf } from '../proposals.ts'
import { daoTexts as texts } from '../textDao.ts'

type Proposal = Reply<typeof daoApi.proposalPage>['list'][number]

/** A proposal in the list: its state, its title, and how its votes are spread. */
export function ProposalRow({ proposal }: { readonly proposal: Proposal }) {
  const t = useText()
  const { percent } = useFormats()
  const { title, number, proposalId } = proposal
  const votes = votesOf(proposal)
  const part = percent(partOf(votes.for, votes.all) * 100)
  const [counted, quorum] = [votes.for + votes.abstain, BigInt(proposal.quorum)]
  return (
    <Link
      to={daoPath(proposalId)}
      className="flex flex-col gap-2 border-t border-line py-3 transition-colors hover:bg-sunk"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="num text-sm text-soft">{t(texts.number, { number })}</span>
        <StateChip proposal={proposal} />
      </span>
      <span className="flex items-center gap-2">
        <span className="line-clamp-2 min-w-0 grow font-semibold [overflow-wrap:anywhere]">
          {title}
        </span>
        <Icon name="chevron" size={16} className="shrink-0 text-faint" />
      </span>
      {votes.all > 0n && (
        <>
          <StoneBar
            parts={[
              { amount: votes.for, colour: 'bg-verdigris' },
              { amount: votes.against, colour: 'bg-terra' },
              { amount: votes.abstain, colour: 'bg-edge' },
            ]}
          />
          <span className="num flex flex-wrap justify-between gap-x-3 text-sm text-soft">
            <span>{t(texts.forPart, { percent: part })}</span>
            <span>
              {counted >= quorum
                ? t(texts.quorumReached)
                : t(texts.quorumPart, { percent: percent(partOf(counted, quorum) * 100) })}
            </span>
          </span>
        </>
      )}
    </Link>
  )
}
