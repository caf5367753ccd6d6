// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {IPair} from "../../exchange/contract/IPair.sol";
import {PairFactory} from "../../exchange/contract/PairFactory.sol";
import {Router} from "../../exchange/contract/Router.sol";
import {Wtrx} from "../../exchange/contract/Wtrx.sol";
import {LaunchToken} from "./LaunchToken.sol";
import {Sale} from "./Sale.sol";
import {TokenFactory} from "./TokenFactory.sol";

/// @dev Everything that six users, the creator and a stranger do with a sale and its token, in any order, beside a model
/// of each user. The presale has 20 shares at 10,000 TRX, 4 an address, and as many on the curve.
contract LaunchHandler is TestBase {
    uint256 public constant USERS = 6;
    uint256 public constant PRICE = 10_000e6;
    uint256 public constant FIRST = 15_000e6;
    uint256 public constant SHARES = 20;
    uint256 public constant MOST = 4;
    uint256 private constant FAILED = 2;
    uint256 private constant INSIDE = 3;
    uint256 private constant LISTABLE = 4;
    uint256 private constant EXPIRED = 5;
    uint256 private constant LISTED = 6;

    Sale public immutable sale;
    LaunchToken public immutable token;
    TokenFactory private immutable factory;
    Router private immutable router;
    PairFactory private immutable pairs;
    Wtrx private immutable wtrx;
    address private immutable creator;

    /// @dev The model.
    uint256[6] public shares;
    uint256[6] public inside;
    uint256[6] public claimed;
    uint256[6] public liquidity;
    /// @dev What must never be counted.
    uint256 public exitRefused;
    uint256 public paidWrong;
    uint256 public intruded;
    uint256 public movedClosed;
    uint256 public taxAbove;
    uint256 public floorFell;
    uint256 public endWrong;
    uint256 public wentBack;
    uint256 public supplyGrew;
    uint256 public protectRose;
    /// @dev What was last seen.
    uint256 private lastState;
    uint256 private lastSupply;
    uint256 private lastFloor;
    uint256 private lastFloorSupply;
    uint256 private lastProtect;
    uint256 public ends;
    uint256 public listings;

    constructor(Sale sale_, LaunchToken token_, TokenFactory factory_, Router router_, address creator_) {
        (sale, token, factory, router, creator) = (sale_, token_, factory_, router_, creator_);
        pairs = PairFactory(router_.factory());
        wtrx = Wtrx(payable(router_.WETH()));
        lastSupply = token_.totalSupply();
        ends = endNow();
        vm.deal(address(this), 1e15);
    }

    /// @dev After each call: nothing that goes one way only went the other.
    modifier watched() {
        _;
        uint256 state = sale.state();
        bool isFinal = lastState == FAILED || lastState == EXPIRED || lastState == LISTED;
        if (state < lastState || (isFinal && state != lastState)) ++wentBack;
        lastState = state;
        uint256 supply = token.totalSupply();
        if (supply > lastSupply) ++supplyGrew;
        lastSupply = supply;
        if (state != LISTED) return;
        (uint256 left,) = sale.floor();
        if (lastFloorSupply > 0 && left * lastFloorSupply < lastFloor * supply) ++floorFell;
        (lastFloor, lastFloorSupply) = (left, supply);
        uint256 protect = token.protectFeeNow();
        if (listings > 1 && protect > lastProtect) ++protectRose;
        (lastProtect, listings) = (protect, listings + 1);
    }

    // ---- Presale

    function mint(uint256 who, uint256 count) external watched {
        (who, count) = (who % USERS, 1 + count % (MOST + 1));
        uint256 left = SHARES - total(shares);
        bool may = sale.state() == 1 && shares[who] == 0 && count <= MOST && count <= left;
        bool done = by(user(who), abi.encodeCall(sale.mint, (count)), count * PRICE);
        if (done != may) ++paidWrong;
        if (!done) return;
        shares[who] = count;
        uint256 end = endNow();
        bool soldOut = left == count && ends > block.timestamp + 1 days;
        if (end != (soldOut ? block.timestamp + 1 days : ends)) ++endWrong;
        ends = end;
    }

    function leave(uint256 who) external watched {
        who = who % USERS;
        (,,,, uint256 moves,,,) = sale.totals();
        bool may = sale.state() == 1 && shares[who] > 0;
        pays(who, abi.encodeCall(sale.leave, ()), may, shares[who] * PRICE);
        if (!may) return;
        shares[who] = 0;
        bool last = ends - block.timestamp <= 1 days && moves < 3;
        if (endNow() != (last ? ends + 1 days : ends)) ++endWrong;
        ends = endNow();
    }

    function refund(uint256 who, bool byOther) external watched {
        who = who % USERS;
        uint256 state = sale.state();
        bool may = (state == FAILED || state == EXPIRED) && shares[who] > 0;
        uint256 before = user(who).balance;
        bytes memory data = byOther ? abi.encodeCall(sale.refundFor, (user(who))) : abi.encodeCall(sale.refund, ());
        bool done = by(byOther ? address(0xBEEF) : user(who), data, 0);
        if (done != may) ++exitRefused;
        if (user(who).balance - before != (may ? shares[who] * PRICE : 0)) ++paidWrong;
        if (done) shares[who] = 0;
    }

    // ---- Internal market

    function buyInside(uint256 who, uint256 count) external watched {
        (who, count) = (who % USERS, 1 + count % (MOST + 1));
        uint256 now_ = total(inside);
        bool may = sale.state() == INSIDE && inside[who] + count <= MOST && now_ + count <= SHARES;
        uint256 before = user(who).balance;
        bool done = by(user(who), abi.encodeCall(sale.buyInside, (count)), 200_000e6);
        if (done != may) ++paidWrong;
        if (before - user(who).balance != (may ? cost(now_ + count) - cost(now_) : 0)) ++paidWrong;
        if (done) inside[who] += count;
    }

    function sellInside(uint256 who, uint256 count) external watched {
        (who, count) = (who % USERS, 1 + count % MOST);
        uint256 state = sale.state();
        bool may = state >= INSIDE && state <= EXPIRED && inside[who] >= count;
        uint256 now_ = total(inside);
        uint256 sun = may ? cost(now_) - cost(now_ - count) : 0;
        pays(who, abi.encodeCall(sale.sellInside, (count, 0)), may, sun);
        if (may) inside[who] -= count;
    }

    // ---- After it

    function list(uint256 who) external watched {
        bool may = sale.state() == LISTABLE;
        if (by(user(who % USERS), abi.encodeCall(sale.list, ()), 0) != may) ++exitRefused;
    }

    function claim(uint256 who) external watched {
        who = who % USERS;
        (uint256 unlocked,) = sale.unlocks();
        (uint256 share,,) = sale.derived();
        (, uint256 each) = sale.listing();
        uint256 due = share * shares[who] * unlocked / 10_000;
        bool may = sale.state() == LISTED && due > claimed[who];
        uint256 before = token.balanceOf(user(who));
        if (by(user(who), abi.encodeCall(sale.claim, ()), 0) != may) ++exitRefused;
        if (!may) return;
        if (token.balanceOf(user(who)) - before != due - claimed[who]) ++paidWrong;
        (claimed[who], liquidity[who]) = (due, each * shares[who] * unlocked / 10_000);
    }

    function claimInside(uint256 who) external watched {
        who = who % USERS;
        (,,, bool taken,) = sale.entries(user(who));
        bool may = sale.state() == LISTED && inside[who] > 0 && !taken;
        if (by(user(who), abi.encodeCall(sale.claimInside, ()), 0) != may) ++exitRefused;
    }

    function redeem(uint256 who, uint256 part) external watched {
        who = who % USERS;
        uint256 amount = token.balanceOf(user(who)) * (part % 101) / 100;
        uint256 sun = sale.state() == LISTED ? sale.redeemable(amount) : 0;
        pays(who, abi.encodeCall(sale.redeem, (amount)), sun > 0, sun);
    }

    function collectTap() external watched {
        (, uint256 flown, uint256 collected,) = sale.tap();
        uint256 before = creator.balance;
        bool done = by(creator, abi.encodeCall(sale.collectTap, ()), 0);
        if (done != (flown > collected) || creator.balance - before != flown - collected) ++exitRefused;
    }

    // ---- The token

    function transfer(uint256 who, uint256 to, uint256 part) external watched {
        uint256 amount = token.balanceOf(user(who % USERS)) * (part % 101) / 100;
        bool done = byOn(address(token), user(who % USERS), abi.encodeCall(token.transfer, (user(to % USERS), amount)));
        if (done && token.phase() != 2) ++movedClosed;
    }

    function swap(uint256 who, bool sells, uint256 part) external watched {
        address me = user(who % USERS);
        if (token.pair() == address(0)) return;
        IPair pair = IPair(token.pair());
        if (!sells) {
            wtrx.deposit{value: 1_000e6}();
            wtrx.transfer(address(pair), 1_000e6);
            (uint256 r0, uint256 r1,) = pair.getReserves();
            bool first = pair.token0() == address(token);
            (uint256 mine, uint256 other) = first ? (r0, r1) : (r1, r0);
            uint256 out = 997 * 1_000e6 * mine / (other * 1_000 + 997 * 1_000e6);
            uint256 had = token.balanceOf(me);
            uint256 most = 300 + token.protectFeeNow();
            pair.swap(first ? out : 0, first ? 0 : out, me, "");
            if ((token.balanceOf(me) - had) * 10_000 < out * (10_000 - most)) ++taxAbove;
        } else {
            uint256 amount = token.balanceOf(me) * (part % 101) / 100;
            uint256 had = token.balanceOf(address(pair));
            vm.prank(me);
            token.transfer(address(pair), amount);
            if ((token.balanceOf(address(pair)) - had) * 10_000 < amount * 9_500) ++taxAbove;
        }
    }

    function step(bool burns) external watched {
        bool due = burns ? token.burnStepDue() : token.convertDue();
        bytes memory data = burns ? abi.encodeCall(token.burnStep, ()) : abi.encodeCall(token.convert, ());
        if (byOn(address(token), address(0xBEEF), data) != due) ++paidWrong;
    }

    // ---- The world

    function wait(uint256 time) external watched {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 8 days));
    }

    /// @dev To a second that matters, or one before it: the end, the listing, its last second, the first part.
    function jump(uint256 to, bool before) external watched {
        (,,, uint256 endsAt,, uint256 listableAt, uint256 expiresAt, uint256 listedAt) = sale.totals();
        uint256 time = [endsAt, listableAt, expiresAt, listedAt + 10 days, listedAt + 180 days][to % 5];
        if (before) --time;
        if (time > vm.getBlockTimestamp()) vm.warp(time);
    }

    function gift(uint256 sun, bool takes) external watched {
        address pair = pairs.getPair(address(token), address(wtrx));
        if (pair == address(0)) pair = pairs.createPair(address(token), address(wtrx));
        wtrx.deposit{value: sun % 1e9}();
        wtrx.transfer(pair, sun % 1e9);
        if (takes) byOn(pair, address(this), abi.encodeCall(IPair.sync, ()));
    }

    /// @dev A stranger, users, the creator and the pair call what is not theirs.
    function intrude(uint256 what, uint256 who) external watched {
        address caller = who % 3 == 0 ? creator : who % 3 == 1 ? address(0xBEEF) : user(who % USERS);
        bytes[5] memory calls = [
            abi.encodeCall(token.begin, (caller)),
            abi.encodeCall(token.join, (caller)),
            abi.encodeCall(token.list, (caller)),
            abi.encodeCall(token.burnFor, (user(0), 1)),
            abi.encodeCall(token.open, ())
        ];
        if (byOn(address(token), caller, calls[what % 5])) ++intruded;
        if (by(creator, abi.encodeCall(sale.mint, (1)), PRICE)) ++intruded;
        if (byOn(address(factory), caller, abi.encodeCall(factory.setEnabled, (false)))) ++intruded;
        vm.prank(address(factory));
        (bool again,) = address(token).call(abi.encodeCall(token.begin, (caller)));
        if (again) ++intruded;
    }

    // ---- Inside

    function user(uint256 who) public pure returns (address) {
        return address(uint160(0x1000 + who));
    }

    function total(uint256[6] storage parts) internal view returns (uint256 sum) {
        for (uint256 i; i < USERS; ++i) sum += parts[i];
    }

    /// @dev What x inside shares cost, by their prices: each is the mean of the prices before and after it, rounded up in
    /// all.
    function cost(uint256 x) public pure returns (uint256 sun) {
        for (uint256 i; i < x; ++i) sun += FIRST * (2 * SHARES + 2 * i + 1);
        return (sun + 2 * SHARES - 1) / (2 * SHARES);
    }

    function sums() external view returns (uint256 ofShares, uint256 ofInside) {
        return (total(shares), total(inside));
    }

    function endNow() private view returns (uint256 end) {
        (,,, end,,,,) = sale.totals();
    }

    function pays(uint256 who, bytes memory data, bool may, uint256 sun) private {
        uint256 before = user(who).balance;
        if (by(user(who), data, 0) != may) ++exitRefused;
        if (user(who).balance - before != (may ? sun : 0)) ++paidWrong;
    }

    function by(address caller, bytes memory data, uint256 sun) private returns (bool done) {
        vm.prank(caller, caller);
        (done,) = address(sale).call{value: sun}(data);
    }

    function byOn(address on, address caller, bytes memory data) private returns (bool done) {
        vm.prank(caller);
        (done,) = on.call(data);
    }
}
