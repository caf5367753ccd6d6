import { homeApi } from '#features/home/api.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { locales } from '#platform/std/text.ts'
import { beyondBudget } from '#platform/web/testing/visibleWords.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { provideServices } from '#platform/web/services.ts'
import { expect, test, vi } from 'vitest'

import { teamApi } from '../api.ts'
import { InvitationsScreen } from './InvitationsScreen.tsx'
import { Invite } from './Invite.tsx'
import { TeamsScreen } from './teams/TeamsScreen.tsx'

test.each(locales)('the screen of the team is read within the budget, in %s', (locale) => {
  provideServices([{ baseConfig: homeApi.baseConfig }])
  const replies = [
    reply(teamApi.myCommunity, {}, sampleReply(teamApi.myCommunity)),
    reply(teamApi.getTeamStatistics, {}, sampleReply(teamApi.getTeamStatistics)),
    reply(teamApi.branch, {}, sampleReply(teamApi.branch)),
  ]
  expect(beyondBudget(renderScreen(<TeamsScreen />, { locale, replies }))).toEqual([])
})

test.each(locales)('invitations and the own link are read within the budget, in %s', (locale) => {
  const replies = [
    reply(teamApi.directList, { size: 20 }, sampleReply(teamApi.directList)),
    reply(teamApi.getMemberInfo, {}, sampleReply(teamApi.getMemberInfo)),
  ]
  vi.stubGlobal('location', new URL('https://tessera.example/invitations'))
  // The link is shown in place of the screen's first empty place, once the wallet is known.
  const screen = (
    <>
      <Invite address={zeroAddress} />
      <InvitationsScreen />
    </>
  )
  expect(beyondBudget(renderScreen(screen, { locale, replies }))).toEqual([])
})
