import { Person } from '#features/account/public.web.ts'
import { Button } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { openActivation } from '#platform/web/dialogs.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'

import { Link } from 'wouter'

import { teamApi } from '../api.ts'
import { DirectLine } from './DirectLine.tsx'
import { Invite } from './Invite.tsx'
import { teamTexts as texts } from './text.ts'

export function InvitationsScreen() {
  const t = useText()
  return (
    <Frame sequential>
      <OfMember connected>
        <Standing />
        <OfMember>
          <section className="flex flex-col gap-3">
            <div className="flex items-baseline justify-between gap-3">
              <h2 className="text-lg">{t(texts.directLine)}</h2>
              <Link to="/teams" className="font-semibold text-lapis">
                {t(texts.teamsTitle)}
              </Link>
            </div>
            <DirectLine />
          </section>
        </OfMember>
        <p className="text-xs text-soft">{t(texts.honest)}</p>
      </OfMember>
    </Frame>
  )
}

/** My inviter, and my link as soon as I may invite. */
function Standing() {
  const t = useText()
  const { address } = useSession()
  const root = useConfig()?.communityRoot
  const counts = useCounts()
  const query = useApi(teamApi.bindUpMember, address === null ? null : { address })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-80 w-full" />}>
      {({ activated, parent }) =>
        address !== null && (activated || address === root) ? (
          <>
            <p className="text-soft">{t(texts.inviteLead)}</p>
            <Invite address={address} />
            <Surface>
              <KeyValue
                rows={[
                  {
                    label: t(texts.myInviter),
                    value:
                      parent === null ? (
                        t(address === root ? texts.isRoot : texts.noneYet)
                      ) : (
                        <Person address={parent} />
                      ),
                  },
                  ...counts,
                ]}
              />
            </Surface>
          </>
        ) : (
          <EmptyState
            title={t(texts.noInviterYet)}
            body={t(texts.notActiveYet)}
            action={<Button onClick={openActivation}>{t(texts.setInviter)}</Button>}
          />
        )
      }
    </QueryState>
  )
}

function useCounts() {
  const t = useText()
  const formats = useFormats()
  const { status } = useSession()
  const { data } = useApi(teamApi.getMemberInfo, {})
  if (status !== 'signedIn') return []
  const shown = (count: number | undefined) => (count === undefined ? '–' : formats.number(count))
  return [
    { label: t(texts.direct), value: shown(data?.directCount) },
    { label: t(texts.wholeTeam), value: shown(data?.teamSize) },
  ]
}
