import { Button } from '#platform/ui/Button.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { SignedIn } from '#platform/web/SignInButton.tsx'
import { Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'

import { energyActions } from '../../actions.ts'
import { energyApi } from '../../api.ts'
import { again, sunText } from '../energy.ts'
import { lendTexts as texts } from '../textLend.ts'
import { Books, type OwnBooks } from './Books.tsx'
import { LeaveSheet } from './LeaveSheet.tsx'
import { Leavings } from './Leavings.tsx'
import { OpenLeases } from './OpenLeases.tsx'
import { SupplySheet } from './SupplySheet.tsx'
import { TermsSheet } from './TermsSheet.tsx'

/** The reader's lender: its books, its leases, and what can be done with it. */
export function OwnLender() {
  const query = useApi(energyApi.books, {}, { refetchInterval: again })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(own) => <Own own={own} />}
    </QueryState>
  )
}

type Opened = 'supply' | 'terms' | 'leave' | null

function Own({ own }: { own: OwnBooks }) {
  const t = useText()
  const [opened, open] = useState<Opened>(null)
  const collect = useAction(energyActions.collect)
  const { lender, books, leavings, sources } = own
  const close = (): void => open(null)
  const ready = books === null ? 0n : BigInt(books.left) + BigInt(books.earned)
  return (
    <>
      <Books own={own} />
      <div className="flex flex-wrap gap-2">
        <Button small kind="quiet" onClick={() => open('terms')}>
          {t(texts.change)}
        </Button>
        <Button
          small
          kind="quiet"
          className="text-lapis"
          disabled={books === null || books.staked === '0'}
          onClick={() => open('leave')}
        >
          {t(texts.leave)}
        </Button>
        {ready > 0n && (
          <Button small kind="quiet" onClick={() => open('supply')}>
            {t(texts.supply)}
          </Button>
        )}
      </div>
      <OpenLeases lender={lender.lender} />
      <Leavings list={leavings} />
      <Verify of={t(texts.books)} source={sources} />
      <StickyBar>
        <SignedIn>
          {ready > 0n ? (
            <Button
              full
              busy={collect.busy}
              onClick={() => void collect.start({ lender: lender.lender })}
            >
              {t(texts.collect, { amount: sunText(ready) })}
            </Button>
          ) : (
            <Button full onClick={() => open('supply')}>
              {t(texts.supply)}
            </Button>
          )}
        </SignedIn>
      </StickyBar>
      {opened === 'supply' && <SupplySheet lender={lender.lender} onClose={close} />}
      {opened === 'terms' && <TermsSheet own={own} onClose={close} />}
      {opened === 'leave' && books !== null && (
        <LeaveSheet lender={lender.lender} staked={BigInt(books.staked)} onClose={close} />
      )}
    </>
  )
}
