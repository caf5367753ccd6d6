import { AddressText } from '#platform/ui/AddressText.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { shortOf, tesCoin } from '#platform/web/spend/coin.ts'
import { Verify } from '#platform/web/Verify.tsx'
import type { Reply } from '#platform/std/endpoint.ts'
import { useState } from 'react'

import { stakeActions } from '../../actions.ts'
import { daoApi } from '../../api.ts'
import { spanText } from '../span.ts'
import { daoTexts as texts } from '../textDao.ts'

export type Mine = Reply<typeof daoApi.mine>

const StakeSheet = lazyComponent(async () => (await import('./StakeSheet.tsx')).StakeSheet, null)
const LeaveSheet = lazyComponent(async () => (await import('./LeaveSheet.tsx')).LeaveSheet, null)
const DelegateSheet = lazyComponent(
  async () => (await import('./DelegateSheet.tsx')).DelegateSheet,
  null,
)

const look = { small: true, kind: 'quiet' } as const
const tesText = (units: string): string => shortOf(BigInt(units), tesCoin)

/** The reader's stake and votes: now, and so long ago as a vote asks for. */
export function MyVotes() {
  const query = useApi(daoApi.mine, {}, { refetchInterval: 15_000 })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-56 w-full" />}>
      {(mine) => <Own mine={mine} />}
    </QueryState>
  )
}

function Own({ mine }: { readonly mine: Mine }) {
  const t = useText()
  const [sheet, setSheet] = useState<'stake' | 'leave' | 'delegate' | null>(null)
  const back = useAction(stakeActions.takeBack)
  const { rules, delegatedTo, delegators } = mine
  const close = (): void => setSheet(null)
  return (
    <Surface className="flex flex-col gap-3">
      <h2 className="sr-only">{t(texts.mine)}</h2>
      <Figure
        label={t(texts.mine)}
        value={tesText(mine.votes)}
        {...(mine.counted === mine.votes
          ? {}
          : {
              note: t(texts.counted, {
                amount: tesText(mine.counted),
                span: spanText(rules.heldFor, t),
              }),
            })}
      />
      <KeyValue
        rows={[
          { label: t(texts.ownStake), value: tesText(mine.staked) },
          ...(delegators === 0
            ? []
            : [
                {
                  label: t(texts.delegatedFrom, { count: delegators }),
                  value: tesText(mine.delegated),
                },
              ]),
          ...(delegatedTo === null
            ? []
            : [
                {
                  label: t(texts.delegatedTo),
                  value: <AddressText address={delegatedTo} full />,
                  wide: true,
                },
              ]),
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button {...look} onClick={() => setSheet('stake')}>
          {t(texts.stake)}
        </Button>
        {mine.staked !== '0' && (
          <Button {...look} onClick={() => setSheet('leave')}>
            {t(texts.leave)}
          </Button>
        )}
        {delegatedTo === null ? (
          <Button {...look} onClick={() => setSheet('delegate')}>
            {t(texts.delegate)}
          </Button>
        ) : (
          <Button {...look} busy={back.busy} onClick={() => void back.start({})}>
            {t(texts.takeBack)}
          </Button>
        )}
      </div>
      {sheet === 'stake' && <StakeSheet mine={mine} onClose={close} />}
      {sheet === 'leave' && <LeaveSheet mine={mine} onClose={close} />}
      {sheet === 'delegate' && <DelegateSheet mine={mine} onClose={close} />}
      <Verify of={t(texts.mine)} source={mine.sources} />
    </Surface>
  )
}
