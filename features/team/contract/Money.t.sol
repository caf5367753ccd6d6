// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {FeeSplitter} from "./FeeSplitter.sol";
import {IFeeSplitter} from "./IFeeSplitter.sol";
import {IMoney} from "./IMoney.sol";
import {ITeam} from "./ITeam.sol";
import {Money, MoneyReason} from "./public/Money.sol";
import {TeamWorld} from "./TeamWorld.t.sol";

/// @dev Takes fees in any coin.
contract Desk is Money {
    constructor(ITeam team_, IFeeSplitter splitter_, address[] memory coins_) Money(team_, splitter_, coins_) {}

    function pay(address coin, uint256 fee) external payable {
        _splitFee(coin, msg.sender, _takeIn(coin, fee));
    }

    /// @dev As a payment that was refused.
    function owe(address to, address coin, uint256 amount) external payable {
        _credit(coin, to, _takeIn(coin, amount));
    }
}

// A fee in a coin
// ├── given the coin is listed ─ it should be split as FeeSplitter does, to the unit
// └── given it is not ─ it should be the platform's, whole, and no line should see the coin
// withdraw
// ├── given the account is platform or pool ─ it should pay their part of fees once, beside what they are owed else
// ├── given it is both ─ it should pay both parts
// └── given nothing is owed ─ it should revert
contract MoneyTest is TeamWorld {
    address private immutable PLATFORM = actor("platform");
    address private immutable POOL = actor("pool");

    FeeSplitter private splitter;
    OddToken private listed;
    OddToken private other;
    Desk private desk;

    function setUp() public override {
        super.setUp();
        splitter = FeeSplitter(deploy("FeeSplitter", abi.encode(team, PLATFORM, POOL)));
        (listed, other) = (new OddToken(), new OddToken());
        desk = deskOf(splitter);
        vm.deal(BOB, 1e18);
    }

    function test_Fee_OfAListedCoin_IsSplitAsTrxIs(uint96 fee) public {
        if (fee == 0) return;
        pay(desk, listed, fee);
        vm.deal(BOB, fee);
        vm.prank(BOB);
        desk.pay{value: fee}(address(0), fee);
        (uint256 platform, uint256 pool) = splitter.undistributed();
        check(listed, ALICE, splitter.creditOf(ALICE));
        check(listed, ROOT, splitter.creditOf(ROOT));
        check(listed, PLATFORM, platform);
        check(listed, POOL, pool);
        vm.assertEq(splitter.creditOf(ALICE) + splitter.creditOf(ROOT) + platform + pool, fee, "all of it");
    }

    function test_Fee_OfAnotherCoin_IsThePlatforms() public {
        fund(desk, other, 1000);
        vm.expectEmit(address(desk));
        emit IMoney.CoinFeeSplit(address(other), BOB, 1000, address(0), 0, address(0), 0, 0);
        vm.prank(BOB);
        desk.pay(address(other), 1000);
        check(other, PLATFORM, 1000);
        check(other, ALICE, 0);
        check(other, ROOT, 0);
        check(other, POOL, 0);
    }

    function test_Withdraw_ByPlatformAndPool() public {
        pay(desk, listed, 1000);
        desk.owe(PLATFORM, address(listed), 7);
        check(listed, PLATFORM, 602);
        vm.expectEmit(address(desk));
        emit IMoney.PotsPaid(address(listed), 595, 0);
        vm.expectEmit(address(desk));
        emit IMoney.Withdrawn(PLATFORM, address(listed), 602);
        desk.withdraw(PLATFORM, address(listed));
        vm.assertEq(listed.balanceOf(PLATFORM), 602, "platform");
        expectReason(MoneyReason.NOTHING);
        desk.withdraw(PLATFORM, address(listed));

        vm.expectEmit(address(desk));
        emit IMoney.PotsPaid(address(listed), 0, 255);
        desk.withdraw(POOL, address(listed));
        vm.assertEq(listed.balanceOf(POOL), 255, "pool");
        pay(desk, listed, 1000);
        check(listed, PLATFORM, 595);
        check(listed, POOL, 255);
        desk.withdraw(ALICE, address(listed));
        desk.withdraw(ROOT, address(listed));
        desk.withdraw(PLATFORM, address(listed));
        desk.withdraw(POOL, address(listed));
        vm.assertEq(listed.balanceOf(address(desk)), 0, "left");
    }

    function test_Withdraw_ByWhoIsBoth() public {
        Desk own = deskOf(FeeSplitter(deploy("FeeSplitter", abi.encode(team, POOL, POOL))));
        pay(own, listed, 1000);
        vm.assertEq(own.creditOf(POOL, address(listed)), 850, "credit");
        vm.expectEmit(address(own));
        emit IMoney.PotsPaid(address(listed), 595, 255);
        own.withdraw(POOL, address(listed));
        vm.assertEq(listed.balanceOf(POOL), 850, "paid");
    }

    /// @dev Nobody but the platform has a part of what others are owed.
    function test_Withdraw_OfAnother_HasNoPot() public {
        pay(desk, listed, 1000);
        expectReason(MoneyReason.NOTHING);
        desk.withdraw(CAROL, address(listed));
    }

    function deskOf(FeeSplitter of_) private returns (Desk made) {
        address[] memory coins = new address[](1);
        coins[0] = address(listed);
        made = new Desk(team, of_, coins);
        listed.approve(address(made), type(uint256).max);
    }

    function fund(Desk to, OddToken coin, uint256 fee) private {
        coin.transfer(BOB, fee);
        vm.prank(BOB);
        coin.approve(address(to), fee);
    }

    function pay(Desk to, OddToken coin, uint256 fee) private {
        fund(to, coin, fee);
        vm.prank(BOB);
        to.pay(address(coin), fee);
    }

    function check(OddToken coin, address account, uint256 due) private view {
        vm.assertEq(desk.creditOf(account, address(coin)), due, "credit");
    }
}
