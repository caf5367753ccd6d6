import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Arriving } from '#platform/web/Arriving.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { exactOf, shortOf } from '#platform/web/spend/coin.ts'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'

import { withdrawalApi } from '../api.ts'
import type { WithdrawalState } from '../shapes.ts'
import { Mine, type MineProps } from './Mine.tsx'
import { OnChain } from './OnChain.tsx'
import { Stages } from './Stages.tsx'
import { withdrawalTexts as texts } from './text.ts'
import { WithdrawForm } from './WithdrawForm.tsx'
import { WithdrawRecords } from './WithdrawRecords.tsx'

/** How often it is requested again, ms: stages unlock by time alone. */
const again = 30_000

/** An account's allotment: its unlock times, its withdrawals, and how to withdraw. */
export function WithdrawalScreen() {
  const query = useApi(withdrawalApi.lockStatistic, {}, { refetchInterval: again })
  return (
    <Frame sequential>
      <QueryState query={query} skeleton={<Waiting />}>
        {(state) => (
          <>
            <Allotted state={state} />
            <Behind state={state} />
          </>
        )}
      </QueryState>
    </Frame>
  )
}

function Allotted({ state }: { state: WithdrawalState }) {
  const t = useText()
  const { mine } = state
  if (mine === null) {
    return (
      <OfMember>
        <Arriving first>
          <Waiting />
        </Arriving>
      </OfMember>
    )
  }
  if (mine.allotted === '0') {
    return <EmptyState title={t(texts.nothing)} body={t(texts.nothingBody)} />
  }
  return (
    <>
      <Surface className="flex flex-col gap-4">
        <Mine state={state} mine={mine} />
        <Way state={state} mine={mine} />
      </Surface>
      <Stages coin={state.coin} />
      <OnChain state={state} mine={mine} />
      <WithdrawRecords heading={<h2 className="text-lg">{t(texts.records)}</h2>} />
    </>
  )
}

/** The form, or why there is none. */
function Way({ state, mine }: MineProps) {
  const t = useText()
  const formats = useFormats()
  if (mine.withdrawn === mine.allotted) {
    return (
      <p className="text-verdigris">
        <strong>{t(texts.ended)}</strong>
        <span>{` ${t(texts.endedBody)}`}</span>
      </p>
    )
  }
  if (!state.open) {
    return (
      <p className="text-gold">{t(texts.notOpen, { time: formats.dateTime(state.opensAt) })}</p>
    )
  }
  // Empty again after a withdrawal; a typed amount stays when more unlocks meanwhile.
  return <WithdrawForm key={mine.withdrawn} state={state} mine={mine} />
}

const Waiting = () => <Skeleton className="h-80 w-full" />

/** That all of it is there. */
function Behind({ state }: { state: WithdrawalState }) {
  const { coin, balance, promised, minimum, sources } = state
  const t = useText()
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{t(texts.backed)}</h2>
        <Verify of={t(texts.backed)} source={sourceOf(sources, 'terms')} />
      </div>
      <p className="text-soft">{t(texts.lead)}</p>
      <KeyValue
        rows={[
          { label: t(texts.behind), value: shortOf(BigInt(balance), coin) },
          { label: t(texts.promised), value: shortOf(BigInt(promised), coin) },
          { label: t(texts.minimum), value: exactOf(BigInt(minimum), coin) },
        ]}
      />
    </Surface>
  )
}
