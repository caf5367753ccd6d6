import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen, useAbsent } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'

import { adminApi, type OverviewView } from '../api.ts'
import { hideActions } from '../logText.ts'
import { changeGroups } from './changes/all.ts'
import { Health } from './Health.tsx'
import { HideChange } from './HideChange.tsx'
import { OperatorsLog } from './OperatorsLog.tsx'
import { RoleChange } from './RoleChange.tsx'
import { Roles } from './Roles.tsx'
import { adminTexts as texts } from './text.ts'
import { adminTitles } from './textTitles.ts'
import { actionTexts } from './textWaiting.ts'
import { Waiting } from './Waiting.tsx'

/** Reads transactions, for which it needs more of the chain's code than the rest. */
const Multisig = lazyComponent(async () => (await import('./Multisig.tsx')).Multisig, SkeletonRows)

/** For operators; for all others there is no such page. */
export function AdminScreen() {
  const t = useText()
  const { status } = useSession()
  const query = useApi(adminApi.overview, {}, { refetchInterval: 15_000 })
  useAbsent(status !== 'signedIn' || query.error?.code === 'NOT_FOUND')
  return (
    <Screen>
      <h1 className="text-xl">{t(adminTitles.console)}</h1>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(overview) => (
          <>
            <Health overview={overview} />
            <Waiting overview={overview} />
            <Actions overview={overview} />
            <Multisig />
            <Roles roles={overview.roles} />
            <OperatorsLog overview={overview} />
          </>
        )}
      </QueryState>
    </Screen>
  )
}

function Actions({ overview }: { overview: OverviewView }) {
  const t = useText()
  return (
    <section className="flex flex-col">
      <h2 className="pb-2 text-lg">{t(texts.actions)}</h2>
      {hideActions.map((action) => (
        <Disclosure key={action} title={t(actionTexts[action])}>
          <HideChange action={action} overview={overview} />
        </Disclosure>
      ))}
      {changeGroups.map(({ title, changes }) => (
        <div key={title.en} className="flex flex-col pt-4">
          <h3 className="pb-1 font-semibold">{t(title)}</h3>
          {changes.map((change) => (
            <Disclosure key={change.title.en} title={t(change.title)}>
              <RoleChange change={change} roles={overview.roles ?? []} />
            </Disclosure>
          ))}
        </div>
      ))}
    </section>
  )
}
