// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {FeeSplitter} from "../../team/contract/FeeSplitter.sol";
import {TeamWorld} from "../../team/contract/TeamWorld.t.sol";
import {Otc} from "./Otc.sol";

/// @title The world that every test of the OTC market lives in.
/// @notice Of the team's accounts ALICE makes offers and DAVE, under BOB, takes them: of a fee BOB gets 10 % and ALICE
/// 5 %. USDT and `odd` are listed, `other` is not. Each has WEALTH of each coin and lets the market move it.
abstract contract OtcWorld is TeamWorld {
    address internal constant TRX = address(0);
    address internal constant ANYONE = address(0);
    uint256 internal constant WEALTH = 1_000_000e6;
    /// @dev The usual offer: 1,000 for 500, by lots of 10.
    uint256 internal constant GIVE = 1_000e6;
    uint256 internal constant WANT = 500e6;
    uint256 internal constant LOT = 10e6;

    address internal immutable DAVE = actor("dave");
    address internal immutable PLATFORM = actor("platform");
    address internal immutable POOL = actor("pool");

    FeeSplitter internal splitter;
    Otc internal otc;
    Usdt internal usdt;
    OddToken internal odd;
    OddToken internal other;

    /// @dev What a test reads of an offer.
    struct Seen {
        address maker;
        address taker;
        address give;
        uint256 giveLeft;
        address want;
        uint256 wantLeft;
        uint256 minLot;
        uint256 expiry;
        uint256 order;
    }

    function setUp() public virtual override {
        super.setUp();
        activate(DAVE, BOB);
        splitter = FeeSplitter(deploy("FeeSplitter", abi.encode(team, PLATFORM, POOL)));
        usdt = Usdt(deploy("Usdt", abi.encode(1e18)));
        (odd, other) = (new OddToken(), new OddToken());
        address[] memory coins = new address[](2);
        (coins[0], coins[1]) = (address(usdt), address(odd));
        otc = Otc(deploy("Otc", abi.encode(team, splitter, coins)));
        equip(ALICE);
        equip(BOB);
        equip(CAROL);
        equip(DAVE);
    }

    function equip(address user) internal {
        address[3] memory coins = [address(usdt), address(odd), address(other)];
        for (uint256 i; i < 3; ++i) {
            ITRC20(coins[i]).transfer(user, WEALTH);
            vm.prank(user);
            ITRC20(coins[i]).approve(address(otc), type(uint256).max);
        }
    }

    function end() internal view returns (uint256) {
        return vm.getBlockTimestamp() + 30 days;
    }

    /// @dev The usual offer of ALICE.
    function publish(address give, address want) internal returns (uint256 id) {
        return publish(give, GIVE, want, WANT, LOT);
    }

    function publish(
        address give,
        uint256 giveAmount,
        address want,
        uint256 wantAmount,
        uint256 minLot
    ) internal returns (uint256 id) {
        uint256 until = end();
        vm.prank(ALICE);
        return otc.publish{value: give == TRX ? giveAmount : 0}(
            give, giveAmount, want, wantAmount, minLot, until, ANYONE
        );
    }

    /// @dev By a wallet, for what it costs.
    function take(address taker, uint256 id, uint256 amount) internal returns (uint256 paid) {
        Seen memory offer = seen(id);
        (paid,) = otc.quoteOf(id, amount);
        uint256 value = offer.want == TRX ? paid : 0;
        vm.prank(taker, taker);
        otc.take{value: value}(id, offer.order, amount, paid);
    }

    /// @dev Nothing moves, and this is the reason.
    function notTaken(address taker, uint256 id, uint256 amount, uint256 mostPaid, string memory reason) internal {
        uint256 order = seen(id).order;
        expectReason(reason);
        vm.prank(taker, taker);
        otc.take(id, order, amount, mostPaid);
    }

    /// @dev As one piece: nine variables are too many for the compiler's stack.
    function seen(uint256 id) internal view returns (Seen memory) {
        (bool done, bytes memory answer) = address(otc).staticcall(abi.encodeCall(otc.offerOf, (id)));
        vm.assertTrue(done, "read");
        return abi.decode(answer, (Seen));
    }

    function check(uint256 id, uint256 giveLeft, uint256 wantLeft) internal view {
        Seen memory offer = seen(id);
        vm.assertEq(offer.giveLeft, giveLeft, "left to give");
        vm.assertEq(offer.wantLeft, wantLeft, "wanted for it");
    }

    function held(address coin, address account) internal view returns (uint256) {
        return coin == TRX ? account.balance : ITRC20(coin).balanceOf(account);
    }
}
