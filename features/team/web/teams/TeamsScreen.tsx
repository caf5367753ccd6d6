import { Button } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { openActivation } from '#platform/web/dialogs.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponentOf } from '#platform/web/lazyComponent.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'
import { teamParts } from '#platform/web/shell/composed.ts'

import { teamApi } from '../../api.ts'
import { teamTexts } from '../text.ts'
import { Branch } from './Branch.tsx'
import { Honest } from './Honest.tsx'
import { Level } from './Level.tsx'
import { PledgeRecords } from './PledgeRecords.tsx'
import { Statistics } from './Statistics.tsx'
import { TeamList } from './TeamList.tsx'
import { teamsTexts as texts } from './text.ts'

const again = 30_000

/** My team: the level and the requirements of the next one, the tree, all members, and what members really earn. */
export function TeamsScreen() {
  return (
    <Frame sequential>
      <OfMember>
        <Team />
      </OfMember>
    </Frame>
  )
}

function Team() {
  const t = useText()
  const community = useApi(teamApi.myCommunity, {}, { refetchInterval: again })
  const statistics = useApi(teamApi.getTeamStatistics, {}, { refetchInterval: again })
  return (
    <>
      <QueryState query={community} skeleton={<Skeleton className="h-56 w-full" />}>
        {(mine) => <Level community={mine} />}
      </QueryState>
      <QueryState query={statistics} skeleton={<Skeleton className="h-64 w-full" />}>
        {(numbers) =>
          numbers.size === 0 ? (
            <Nobody />
          ) : (
            <>
              <Branch />
              <Statistics statistics={numbers} />
              {teamParts().map((load, i) => {
                const Part = lazyComponentOf(load, PartSpace)
                return <Part key={i} />
              })}
              <TeamList />
              <PledgeRecords />
            </>
          )
        }
      </QueryState>
      {community.data !== undefined && <Honest community={community.data} />}
      <p className="text-xs text-soft">{t(teamTexts.honest)}</p>
    </>
  )
}

const PartSpace = () => <Skeleton className="h-56 w-full" />

/** With the next step: an own inviter, or the link that invites others. */
function Nobody() {
  const t = useText()
  const { address } = useSession()
  const activation = useApi(teamApi.bindUpMember, address === null ? null : { address })
  if (activation.data?.activated === false) {
    return (
      <EmptyState
        title={t(texts.emptyTitle)}
        body={t(texts.notActive)}
        action={<Button onClick={openActivation}>{t(teamTexts.setInviter)}</Button>}
      />
    )
  }
  return (
    <EmptyState
      title={t(texts.emptyTitle)}
      body={t(teamTexts.emptyBody)}
      next={{ to: '/invitations', text: t(texts.invite) }}
    />
  )
}
