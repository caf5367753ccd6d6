// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IMoney} from "../../team/contract/IMoney.sol";
import {MoneyReason} from "../../team/contract/public/Money.sol";
import {CardMarket} from "./CardMarket.sol";
import {CardMarketWorld} from "./CardMarketWorld.t.sol";
import {ICardMarket} from "./ICardMarket.sol";
import {Moody} from "./Moody.t.sol";

// The fee of a sale in a coin
// └── it should be credited in the splitter's shares; a missing line's share to the pool
// A refund that is refused
// ├── given a contract calls ─ it should revert
// └── otherwise it should be credited, whatever refuses: a contract, a coin that reverts, one that lies
// withdraw
// ├── given nothing is due ─ it should revert
// ├── given the receiver still refuses ─ it should revert and keep the credit
// └── otherwise it should pay all of it once, by any caller, be it a single unit Change
// ├── given the buyer refuses it ─ it should revert
// └── given nothing above the price ─ it should send nothing, not even nothing A coin that does not arrive
// └── it should be refused, in an offer, a sale and a frozen sale
// What is paid in TRX
// └── it should bring no data along
// A call from within
// └── it should be refused
contract CardMarketMoneyTest is CardMarketWorld {
    function test_CoinFee_GivenTwoLevels() public {
        list(BOB, bobs, address(usdt), 400e6);
        // 10,000,000: 10 % and 5 %, of 8,500,000 the platform 5,950,000 and the pool 2,550,000.
        vm.expectEmit(address(market));
        emit IMoney.CoinFeeSplit(address(usdt), DAVE, 10e6, BOB, 1e6, ALICE, 500_000, 2_550_000);
        take(DAVE, bobs);
        check(BOB, 1e6);
        check(ALICE, 500_000);
        check(PLATFORM, 5_950_000);
        check(POOL, 2_550_000);
        check(FUND, 10e6);
    }

    function test_CoinFee_GivenOneLevel() public {
        list(BOB, bobs, address(usdt), 400e6);
        vm.expectEmit(address(market));
        emit IMoney.CoinFeeSplit(address(usdt), ALICE, 10e6, ROOT, 1e6, address(0), 0, 3_050_000);
        take(ALICE, bobs);
        check(ROOT, 1e6);
        check(PLATFORM, 5_950_000);
        check(POOL, 3_050_000);
    }

    function test_CoinFee_GivenNoLevel() public {
        usdt.transfer(ROOT, 400e6);
        vm.prank(ROOT);
        usdt.approve(address(market), 400e6);
        list(BOB, bobs, address(usdt), 400e6);
        vm.expectEmit(address(market));
        emit IMoney.CoinFeeSplit(address(usdt), ROOT, 10e6, address(0), 0, address(0), 0, 4_050_000);
        take(ROOT, bobs);
        check(PLATFORM, 5_950_000);
        check(POOL, 4_050_000);
    }

    function test_CoinFee_HasTheSplittersShares() public view {
        vm.assertEq(splitter.LEVEL1_SHARE(), 10, "level 1");
        vm.assertEq(splitter.LEVEL2_SHARE(), 5, "level 2");
        vm.assertEq(splitter.PLATFORM_SHARE(), 70, "platform");
    }

    function test_Refund_ToAContractThatRefuses(bool spends) public {
        Moody moody = moodyOffer();
        moody.set(false, spends);
        pass(MONTH);
        vm.expectEmit(address(market));
        emit IMoney.Credited(address(moody), TRX, ASK);
        vm.prank(DAVE, DAVE);
        market.cancelOffer{gas: 10_000_000}(1);
        vm.assertEq(market.creditOf(address(moody), TRX), ASK, "credit");

        expectReason(Trx.TRANSFER_FAILED);
        market.withdraw{gas: 10_000_000}(address(moody), TRX);
        moody.set(true, false);
        vm.expectEmit(address(market));
        emit IMoney.Withdrawn(address(moody), TRX, ASK);
        market.withdraw(address(moody), TRX);
        vm.assertEq(address(moody).balance, ASK, "paid");
        expectReason(MoneyReason.NOTHING);
        market.withdraw(address(moody), TRX);
    }

    function test_Refund_ThatIsRefused_WhenAContractCalls() public {
        Moody moody = moodyOffer();
        expectReason(Trx.INDIRECT);
        moody.act(address(market), 0, abi.encodeCall(market.cancelOffer, (1)));
        offer(BOB, id, address(odd), ASK);
        odd.setHabits(0, 0, true, false);
        expectReason(Trx.INDIRECT);
        vm.prank(BOB);
        market.cancelOffer(2);
        vm.assertEq(market.creditOf(BOB, address(odd)), 0, "credit");
    }

    /// @dev A receiver without a fallback takes a plain payment alone: with a byte of data it would be credited.
    function test_Refund_BringsNoData() public {
        Moody moody = moodyOffer();
        moody.set(true, false);
        moody.act(address(market), 0, abi.encodeCall(market.cancelOffer, (1)));
        vm.assertEq(address(moody).balance, ASK, "paid");
        vm.assertEq(market.creditOf(address(moody), TRX), 0, "credit");
    }

    function test_Withdraw_OfASingleUnit() public {
        // 100 units arrive; of them 2 are the fee, and of these 70 % rounded down are the platform's.
        odd.setHabits(99, 0, false, false);
        offer(BOB, id, address(odd), 10_000);
        odd.setHabits(0, 0, false, false);
        vm.prank(ALICE);
        market.accept(1, id, 100);
        vm.expectEmit(address(market));
        emit IMoney.Withdrawn(PLATFORM, address(odd), 1);
        market.withdraw(PLATFORM, address(odd));
        vm.assertEq(odd.balanceOf(PLATFORM), 1, "paid");
    }

    /// @dev Who takes no TRX could not buy, were nothing sent.
    function test_Change_OfNothing_IsNotSent() public {
        Moody moody = moodyOffer();
        vm.deal(address(moody), ASK);
        list(BOB, bobs, TRX, ASK);
        moody.act(address(market), ASK, abi.encodeCall(market.buy, (bobs, 1, ASK)));
        vm.assertEq(cards.ownerOf(bobs), address(moody), "owner");
    }

    function test_Refund_InACoinThatReverts() public {
        offer(BOB, id, address(odd), ASK);
        odd.setHabits(0, 0, true, false);
        refunded();
    }

    function test_Refund_InACoinThatLies() public {
        offer(BOB, id, address(odd), ASK);
        odd.setHabits(0, 0, false, true);
        refunded();
    }

    /// @dev The coin keeps all of it: nobody would be paid for the card, and nothing would come back.
    function test_Coin_OfWhichNothingArrives() public {
        odd.setHabits(100, 0, false, false);
        uint256 end = expiry();
        expectReason(Deposits.NOTHING_ARRIVED);
        vm.prank(BOB);
        market.offerOnCard(id, address(odd), ASK, end);
        expectReason(Deposits.NOTHING_ARRIVED);
        vm.prank(BOB);
        market.offerOnLevel(1, address(odd), ASK, end);
        list(ALICE, id, address(odd), ASK);
        expectReason(Deposits.NOTHING_ARRIVED);
        vm.prank(BOB);
        market.buy(id, 1, ASK);
        pledge(BOB, bobs);
        pass(1);
        list(BOB, bobs, address(odd), ASK);
        expectReason(Deposits.NOTHING_ARRIVED);
        vm.prank(DAVE);
        market.buy(bobs, 1, ASK);
    }

    function test_Withdraw_OfUsdt() public {
        list(ALICE, id, address(usdt), ASK);
        take(BOB, id);
        market.withdraw(FUND, address(usdt));
        vm.assertEq(usdt.balanceOf(FUND), EACH, "paid");
        expectReason(MoneyReason.NOTHING);
        market.withdraw(FUND, address(usdt));
    }

    /// @dev A coin that calls the market while it is being fetched would count as arrived what another call brings.
    function test_CallsFromWithin_AreRefused() public {
        uint256 end = expiry();
        bytes[7] memory calls = [
            abi.encodeCall(market.offerOnCard, (id, address(odd), ASK, end)),
            abi.encodeCall(market.offerOnLevel, (1, address(odd), ASK, end)),
            abi.encodeCall(market.settle, (id, 1)),
            abi.encodeCall(market.cancelSale, (id, 1)),
            abi.encodeCall(market.accept, (1, id, 0)),
            abi.encodeCall(market.cancelOffer, (1)),
            abi.encodeCall(market.withdraw, (BOB, address(odd)))
        ];
        for (uint256 i; i < calls.length; ++i) {
            odd.callInTransfer(address(market), calls[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            vm.prank(BOB);
            market.offerOnCard(id, address(odd), ASK, end);
        }
    }

    /// @dev A purchase in a coin, of a card held or staked, from within one and around one.
    function test_PurchasesInACoin_FromWithin_AreRefused() public {
        vm.prank(address(odd));
        team.bindParent(ROOT);
        list(BOB, bobs, address(odd), ASK);
        pledge(ALICE, id);
        pass(1);
        list(ALICE, id, address(odd), ASK);
        uint256 end = expiry();
        for (uint256 i; i < 2; ++i) {
            uint256 tokenId = i == 0 ? bobs : id;
            odd.callInTransfer(address(market), abi.encodeCall(market.buy, (tokenId, 1, ASK)));
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            vm.prank(DAVE);
            market.offerOnCard(id, address(odd), ASK, end);
            odd.callInTransfer(address(market), abi.encodeCall(market.withdraw, (FUND, address(odd))));
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            vm.prank(DAVE);
            market.buy(tokenId, 1, ASK);
        }
    }

    function test_New_GivenTooManyCoins() public {
        address[] memory coins = new address[](255);
        for (uint256 i; i < 255; ++i) coins[i] = address(uint160(i + 1));
        CardMarket many = CardMarket(deploy("CardMarket", abi.encode(team, splitter, cards, coins)));
        vm.assertEq(many.coins().length, 256, "coins");
        address[] memory more = new address[](256);
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("CardMarket", abi.encode(team, splitter, cards, more));
    }

    function refunded() private {
        vm.expectEmit(address(market));
        emit IMoney.Credited(BOB, address(odd), ASK);
        vm.prank(BOB, BOB);
        market.cancelOffer(1);
        odd.setHabits(0, 0, false, false);
        market.withdraw(BOB, address(odd));
        vm.assertEq(odd.balanceOf(BOB), 1_000e6, "all of it");
    }

    function moodyOffer() private returns (Moody moody) {
        moody = new Moody();
        moody.act(address(team), 0, abi.encodeCall(team.bindParent, (ROOT)));
        vm.deal(address(moody), ASK);
        uint256 end = expiry();
        moody.act(address(market), ASK, abi.encodeCall(market.offerOnCard, (id, TRX, ASK, end)));
    }

    function check(address account, uint256 due) private view {
        vm.assertEq(market.creditOf(account, address(usdt)), due, "credit");
    }
}
