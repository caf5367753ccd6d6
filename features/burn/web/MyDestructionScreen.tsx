import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'
import { Link } from 'wouter'

import { burnApi } from '../api.ts'
import { BurnRow, burnKey } from './lists/BurnRow.tsx'
import { again, powerText, tesFigure, useMining, usdtText } from './mining.ts'
import { burnTexts } from './text.ts'
import { listTexts as texts } from './textLists.ts'

/** The reader's burns, and what they come to. */
export function MyDestructionScreen() {
  const t = useText()
  return (
    <Frame sequential>
      <OfMember>
        <Own />
      </OfMember>
      <StickyBar>
        <Link to="/destroy" className={buttonClass('primary', true)}>
          {t(burnTexts.burn)}
        </Link>
      </StickyBar>
    </Frame>
  )
}

function Own() {
  const t = useText()
  const { address } = useSession()
  const query = useMining()
  return (
    <>
      <QueryState query={query} skeleton={<Skeleton className="h-20 w-full" />}>
        {({ mine }) =>
          mine === null || mine.burns === 0 ? null : (
            <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4">
              <Figure
                label={t(texts.burntByMe)}
                value={tesFigure(mine.burnt)}
                note={t(texts.wasWorth, { amount: usdtText(mine.worth) })}
              />
              <Figure label={t(burnTexts.myPower)} value={powerText(mine.power)} />
            </div>
          )
        }
      </QueryState>
      {address !== null && (
        <PagedRows
          endpoint={burnApi.miningRecordPageQuery}
          input={{ user: address }}
          keyOf={burnKey}
          row={(one) => <BurnRow burn={one} />}
          first={20}
          again={again}
          empty={<EmptyState title={t(texts.noBurns)} body={t(texts.noBurnsBody)} />}
        />
      )}
    </>
  )
}
