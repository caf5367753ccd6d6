import { Button } from '#platform/ui/Button.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { SignedIn } from '#platform/web/SignInButton.tsx'
import { shortOf, tesCoin } from '#platform/web/spend/coin.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { useState } from 'react'

import { daoApi } from '../../api.ts'
import { spanText } from '../span.ts'
import { daoTexts as texts } from '../textDao.ts'
import { MyVotes } from './MyVotes.tsx'
import { Pool } from './Pool.tsx'
import { ProposalRow } from './ProposalRow.tsx'

type Page = Reply<typeof daoApi.proposalPage>

const step = 10
const keyOf = ({ proposalId }: Page['list'][number]): string => proposalId
const tesText = (units: string): string => shortOf(BigInt(units), tesCoin)

const ProposeSheet = lazyComponent(
  async () => (await import('../propose/ProposeSheet.tsx')).ProposeSheet,
  null,
)

/** The stake, the reader's votes, proposals newest first, and the pool. */
export function AllProposals() {
  const [size, setSize] = useState(step)
  const [proposing, setProposing] = useState(false)
  const query = useApiList(daoApi.proposalPage, {}, size, keyOf, { refetchInterval: 15_000 })
  const t = useText()
  return (
    <>
      <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
        {(page) => (
          <>
            <Head page={page} />
            <OfMember silent>
              <MyVotes />
            </OfMember>
            <section className="flex flex-col gap-3">
              <h2 className="text-lg">{t(texts.proposals)}</h2>
              {page.list.map((one) => (
                <ProposalRow key={one.proposalId} proposal={one} />
              ))}
              {page.total === 0 && (
                <EmptyState
                  title={t(texts.none)}
                  body={t(texts.noneBody, {
                    amount: tesText(page.rules.threshold).split(' ')[0]!,
                  })}
                  next={{ to: '/otc', text: t(texts.getTes) }}
                />
              )}
              <MoreButton more={page.total > size} onMore={() => setSize(size + step)} />
            </section>
            <Pool />
            <Rules rules={page.rules} />
          </>
        )}
      </QueryState>
      <StickyBar>
        <SignedIn>
          <Button full onClick={() => setProposing(true)}>
            {t(texts.propose)}
          </Button>
        </SignedIn>
      </StickyBar>
      {proposing && <ProposeSheet onClose={() => setProposing(false)} />}
    </>
  )
}

function Head({ page }: { readonly page: Page }) {
  const t = useText()
  return (
    <div className="flex flex-col">
      <span className="text-soft">{t(texts.staked)}</span>
      <span className="num font-display text-2xl font-semibold" translate="no">
        {tesText(page.staked)}
      </span>
      <span className="num text-sm text-soft">{t(texts.stakers, { count: page.stakers })}</span>
    </div>
  )
}

function Rules({ rules }: Pick<Page, 'rules'>) {
  const t = useText()
  const span = (seconds: number): string => spanText(seconds, t)
  return (
    <Disclosure title={t(texts.rules)}>
      <div className="pb-4">
        <KeyValue
          rows={[
            { label: t(texts.threshold), value: tesText(rules.threshold) },
            {
              label: t(texts.quorum),
              value: t(texts.quorumIs, {
                percent: rules.quorumPercent,
                least: tesText(rules.quorumFloor),
              }),
            },
            { label: t(texts.forPayment), value: tesText(rules.paymentVotes) },
            { label: t(texts.heldFor), value: span(rules.heldFor) },
            { label: t(texts.delay), value: span(rules.delay) },
            { label: t(texts.period), value: span(rules.period) },
            { label: t(texts.timelock), value: span(rules.timelock) },
          ]}
        />
      </div>
    </Disclosure>
  )
}
