// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {RwaHandler} from "./RwaHandler.t.sol";
import {RwaWorld} from "./RwaWorld.t.sol";

contract RwaInvariants is RwaWorld {
    RwaHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new RwaHandler(registry, usdt, odd, [REGISTRAR, ATTESTOR, ISSUER, REVENUE]);
        for (uint256 i; i < handler.ACTORS(); ++i) {
            usdt.transfer(handler.actor(i), WEALTH);
            odd.transfer(handler.actor(i), WEALTH);
        }
        odd.transfer(ISSUER, 1e20);
        odd.transfer(REVENUE, 1e20);
        usdt.transfer(ISSUER, 1e16);
        usdt.transfer(REVENUE, 1e16);
        handler.begin();
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_Rwa() public view {
        vm.assertEq(handler.leavingRefused(), 0, "leaving refused, or done unduly");
        vm.assertEq(handler.wrong(), 0, "another outcome or amount than the model's");
        vm.assertEq(handler.intruded(), 0, "a stranger did what is a party's");
        for (uint256 i; i < 2; ++i) check(handler.modelOf(i), i == 0);
    }

    function check(RwaHandler.Model memory m, bool exact) private view {
        IRwaAsset at = m.at;
        (uint256 escrow, uint256 dividends, uint256 redeemed) = at.money();
        (uint256 price,) = priceOf(at);
        vm.assertEq(at.totalSupply(), m.shares, "shares");
        vm.assertEq(escrow, m.releasedAt == 0 ? m.shares * price : 0, "escrow is what was bought");
        vm.assertEq(dividends, m.distributed - m.claimed, "dividends that are left");
        vm.assertEq(redeemed, m.due, "redemptions paid in");
        checkTimes(m);
        uint256 credits = checkAccounts(m, dividends);
        uint256 owed = escrow + dividends + redeemed + credits + at.creditOf(ISSUER, m.coin);
        uint256 here = ITRC20(m.coin).balanceOf(address(at));
        if (exact) vm.assertEq(here, owed, "held and owed");
        else vm.assertGe(here, owed, "held and owed of an odd coin");
    }

    function checkTimes(RwaHandler.Model memory m) private view {
        (uint256 shares, uint256 reachedAt,,, uint256 releasedAt) = m.at.totals();
        vm.assertEq(shares, m.shares, "shares in totals");
        if (m.releasedAt == 0) vm.assertEq(reachedAt, m.reachedAt, "target reached");
        vm.assertEq(releasedAt, m.releasedAt, "released");
        vm.assertEq(m.at.state() == 3 ? 1 : 0, handler.hasFailed(m) ? 1 : 0, "failed");
    }

    /// @dev Each account has what the model has; of dividends less than two units less for each time that it moved.
    function checkAccounts(RwaHandler.Model memory m, uint256 dividends) private view returns (uint256 credits) {
        uint256 sum;
        uint256 waiting;
        uint256 claimable;
        for (uint256 i; i < handler.ACTORS(); ++i) {
            address user = handler.actor(i);
            RwaHandler.Own memory own = handler.ownAt(address(m.at), user);
            Held memory found = held(m.at, user);
            vm.assertEq(found.shares, own.shares, "shares of an account");
            vm.assertEq(found.waiting, own.waits, "of them waiting");
            vm.assertEq(found.byClaimRedemption, own.due, "paid redemptions");
            uint256 earned = own.fractions >> 60;
            vm.assertLe(found.byClaim + own.claimed, earned + 1, "no more than its part");
            vm.assertGe(found.byClaim + own.claimed + 500, earned, "nor less");
            sum += own.shares;
            waiting += own.waits;
            claimable += found.byClaim;
            credits += m.at.creditOf(user, m.coin);
        }
        vm.assertEq(sum, m.shares, "shares add up");
        (, uint256 all) = m.at.redemptions();
        vm.assertEq(all, waiting, "waiting shares add up");
        vm.assertLe(claimable, dividends, "claims are covered");
    }

    function priceOf(IRwaAsset at) private view returns (uint256 price, uint256 target_) {
        (, uint256[4] memory numbers,,,) = at.terms();
        return (numbers[0], numbers[1]);
    }

    /// @dev A walk of every kind, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.buy(0, 0, 39);
        handler.buy(0, 1, 29);
        handler.buy(1, 0, 39);
        handler.buy(1, 4, 1);
        handler.refund(0, 1, 1);
        handler.buy(0, 2, 29);
        handler.attest(0, 1, 5e8);
        handler.attest(0, 4, 5e8);
        handler.wait(3 days - 1);
        handler.release(0, 4);
        handler.allow(0, false);
        handler.distribute(0, 1e8);
        handler.transfer(0, 0, 1, 20);
        handler.transfer(0, 1, 0, 20);
        handler.claim(0, 0);
        handler.request(0, 0, 10);
        handler.fulfil(0, 0);
        handler.redeem(0, 0);
        handler.request(0, 2, 10);
        handler.cancel(0, 2);
        handler.intrude(0, 3, 0);
        handler.intrude(0, 3, 3);
        handler.change(3, 1);
        handler.callBack(1, 0);
        for (uint256 i; i < 7; ++i) handler.wait(3 days - 1);
        handler.refund(1, 0, 2);
        handler.withdraw(1, 0);
        handler.change(3, 0);
        handler.withdraw(1, 0);
        handler.renew(1);
        invariant_Rwa();
        for (uint256 i; i < 11; ++i) vm.assertGe(handler.done(i), 1, "each kind");
    }
}
