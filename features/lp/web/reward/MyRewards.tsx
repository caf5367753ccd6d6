import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import { purchaseApi } from '../../purchaseApi.ts'
import type { RewardState } from '../../purchaseShapes.ts'
import { Chips } from '../buy/Chips.tsx'
import { RewardCard } from './RewardCard.tsx'
import { lpRewardTexts as texts } from './text.ts'

const step = 10
const again = 10_000
const states = ['all', 'confirming', 'waiting', 'issued'] as const
type Shown = 'all' | RewardState

/** The own rewards, newest first. */
export function MyRewards() {
  const t = useText()
  const [state, setState] = useState<Shown>('all')
  const [size, setSize] = useState(step)
  const query = useApiList(
    purchaseApi.swapCoinIssuedList,
    state === 'all' ? {} : { state },
    size,
    ({ id }) => id,
    { refetchInterval: again },
  )
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ counts, total, list }) =>
        counts.all === 0 ? (
          <EmptyState
            title={t(texts.none)}
            body={t(texts.noneBody)}
            action={
              <Link to="/buyLP" className={buttonClass()}>
                {t(texts.toBuy)}
              </Link>
            }
          />
        ) : (
          <>
            <Chips
              label={t(texts.state)}
              name="state"
              options={states
                .filter((each) => each === 'all' || each === state || counts[each] > 0)
                .map((each) => ({ value: each, label: `${t(texts[each])} ${counts[each]}` }))}
              value={state}
              onChange={(each) => setState(each as Shown)}
            />
            {list.length === 0 && <EmptyState title={t(texts.noneOfState)} />}
            {list.map((purchase) => (
              <RewardCard key={purchase.id} purchase={purchase} />
            ))}
            <MoreButton more={total > size} onMore={() => setSize(size + step)} />
          </>
        )
      }
    </QueryState>
  )
}
