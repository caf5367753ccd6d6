// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {MarketHandler} from "./CardMarketHandler.t.sol";
import {MarketIntruder} from "./CardMarketIntruder.t.sol";
import {CardMarketWorld} from "./CardMarketWorld.t.sol";
import {Moody} from "./Moody.t.sol";

contract CardMarketInvariants is CardMarketWorld {
    MarketHandler private handler;
    MarketIntruder private intruder;

    function setUp() public override {
        super.setUp();
        Moody moody = new Moody();
        address[] memory nobodies = new address[](8);
        (nobodies[0], nobodies[1], nobodies[2], nobodies[3]) = (address(this), FUND, PLATFORM, POOL);
        (nobodies[4], nobodies[5], nobodies[6], nobodies[7]) = (ROOT, address(splitter), address(cards), CAROL);
        handler = new MarketHandler(cards, market, moody, odd);
        intruder = new MarketIntruder(cards, market, handler, nobodies);
        moody.act(address(team), 0, abi.encodeCall(team.bindParent, (ROOT)));
        moody.act(address(cards), 0, abi.encodeCall(cards.setApprovalForAll, (address(market), true)));
        moody.act(address(usdt), 0, abi.encodeCall(usdt.approve, (address(market), type(uint256).max)));
        moody.act(address(odd), 0, abi.encodeCall(odd.approve, (address(market), type(uint256).max)));
        for (uint256 i; i < 5; ++i) {
            address holder = handler.holder(i);
            if (i < 4) {
                activate(holder, i == 0 ? ROOT : handler.holder(i - 1));
                vm.prank(holder);
                cards.setApprovalForAll(address(market), true);
                vm.prank(holder);
                usdt.approve(address(market), type(uint256).max);
                vm.prank(holder);
                odd.approve(address(market), type(uint256).max);
            }
            usdt.transfer(holder, 100_000e6);
            odd.transfer(holder, 1e24);
        }
        supplyReserve(1e15);
        for (uint256 i; i < 10; ++i) {
            uint256 tokenId = i == 0 ? id : i == 1 ? bobs : buy(ALICE, i < 4 ? 1 : 2);
            address owner = cards.ownerOf(tokenId);
            address holder = handler.holder(i);
            vm.prank(owner);
            cards.transferFrom(owner, holder, tokenId);
        }
        pass(1);
        target(address(handler));
        target(address(intruder));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_CardMarket() public view {
        checkCards();
        checkLeaving();
        // V1, V2 and V5: what waits and what is owed lies there, in TRX, in the USDT that returns false, and in a coin
        // that keeps some, refuses and lies, where what arrived counts.
        checkCoin(TRX, true);
        checkCoin(address(usdt), true);
        checkCoin(address(odd), false);
    }

    function checkCards() private view {
        vm.assertEq(handler.endedSold(), 0, "N1: open, sold or settled although it had ended");
        vm.assertEq(intruder.replacedSold(), 0, "N1: sold at a price that was replaced");
        vm.assertEq(handler.aliveRefused(), 0, "N1: refused although it stood");
        vm.assertEq(handler.wronglyStanding(), 0, "N1: a frozen sale stands that broke, or broke without a change");
        vm.assertEq(handler.soldApart(), 0, "N2: card or money moved alone");
        vm.assertEq(handler.stakedTwice(), 0, "N3: a staked card staked");
        vm.assertEq(handler.leftEarly(), 0, "N4: unlocked before its time");
    }

    function checkLeaving() private view {
        vm.assertEq(handler.leavingRefused(), 0, "V3: leaving refused");
        vm.assertEq(handler.refundsWrong(), 0, "V3: refunds of another amount");
        vm.assertEq(intruder.intruded(), 0, "V4: moved by somebody who has no say");
    }

    function checkCoin(address coin, bool exact) private view {
        uint256 owed = handler.frozen(coin) + handler.offered(coin);
        for (uint256 i; i < handler.HOLDERS(); ++i) owed += market.creditOf(handler.holder(i), coin);
        address[6] memory others = [FUND, PLATFORM, POOL, ROOT, ALICE, BOB];
        for (uint256 i; i < others.length; ++i) owed += market.creditOf(others[i], coin);
        if (exact) vm.assertEq(handler.held(coin), owed, "V1, V2: held and owed");
        else vm.assertGe(handler.held(coin), owed, "V1, V5: held and owed of the odd coin");
    }

    /// @dev A walk of every kind of sale, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.list(0, 0, 1e6, 30 days);
        handler.buy(0, 2, 1);
        pass(1);
        handler.pledge(0);
        pass(1);
        handler.list(0, 1, 1e6, 30 days);
        handler.buy(0, 1, 0);
        pass(10 days);
        handler.settle(0);
        handler.offer(3, 0, false, 2, 1e6);
        handler.accept(0, 0);
        for (uint256 i; i < 5; ++i) vm.assertEq(handler.done(i), i == 0 ? 2 : 1, "done");
        invariant_CardMarket();
    }
}
