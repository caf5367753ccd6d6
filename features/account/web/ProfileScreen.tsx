import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'
import { Link } from 'wouter'

import { accountApi } from '../api.ts'
import { ProfileForm } from './profile/ProfileForm.tsx'
import { accountTitles } from './textTitles.ts'
import { profileTexts as texts } from './textProfile.ts'
import { LookAlikeNote } from './users/LookAlikeNote.tsx'
import { UserCard } from './users/UserCard.tsx'

/** The own profile: as others see it, and the editable fields. */
export function ProfileScreen() {
  const { address } = useSession()
  return (
    <Frame sequential>
      <OfMember connected>
        <Own key={address} address={address} />
      </OfMember>
    </Frame>
  )
}

function Own({ address }: { address: string | null }) {
  const t = useText()
  const query = useApi(accountApi.info, address === null ? null : { address })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(person) => (
        <>
          <section className="flex flex-col gap-2">
            <h2 className="font-text text-xs font-semibold text-soft">{t(texts.asShown)}</h2>
            <Surface>
              <UserCard person={person} />
            </Surface>
            <LookAlikeNote person={person} later={texts.youLookLike} first={texts.othersLookLike} />
          </section>
          <ProfileForm person={person} />
          <Link
            to="/usersList"
            className="inline-flex min-h-11 items-center self-center font-semibold text-lapis underline underline-offset-4"
          >
            {t(accountTitles.users)}
          </Link>
        </>
      )}
    </QueryState>
  )
}
