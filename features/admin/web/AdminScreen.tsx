import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen, useAbsent } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'
import type { ReactNode } from 'react'

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
          <div className="flex flex-col gap-8">
            <Health overview={overview} />
            <Waiting overview={overview} />
            <Multisig />
            <Actions overview={overview} />
            <Roles roles={overview.roles} />
            <OperatorsLog overview={overview} />
          </div>
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
      <div className="grid items-start gap-x-10 gap-y-6 min-[800px]:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Group title={t(texts.ofReview)}>
            {hideActions.map((action) => (
              <Disclosure key={action} title={t(actionTexts[action])}>
                <HideChange action={action} overview={overview} />
              </Disclosure>
            ))}
          </Group>
          <Groups groups={left} overview={overview} />
        </div>
        <div className="flex flex-col gap-6">
          <Groups groups={right} overview={overview} />
        </div>
      </div>
    </section>
  )
}

/** In two columns of about one height, in their order. */
const [left, right] = inTwo(changeGroups)

function inTwo<T extends { readonly changes: readonly unknown[] }>(groups: readonly T[]) {
  const total = groups.reduce((sum, { changes }) => sum + changes.length, 0)
  let sum = 0
  const most = groups.findIndex(({ changes }) => (sum += changes.length) * 2 >= total)
  return [groups.slice(0, most + 1), groups.slice(most + 1)] as const
}

interface GroupsProps {
  readonly groups: readonly (typeof changeGroups)[number][]
  readonly overview: OverviewView
}

function Groups({ groups, overview }: GroupsProps) {
  const t = useText()
  return groups.map(({ title, changes }) => (
    <Group key={title.en} title={t(title)}>
      {changes.map((change) => (
        <Disclosure key={change.title.en} title={t(change.title)}>
          <RoleChange change={change} roles={overview.roles ?? []} />
        </Disclosure>
      ))}
    </Group>
  ))
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <h3 className="pb-1 text-base">{title}</h3>
    {children}
  </div>
)
