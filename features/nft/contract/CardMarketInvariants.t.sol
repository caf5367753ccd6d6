// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {CardMarket} from "./CardMarket.sol";
import {CardMarketWorld, Moody, OddToken} from "./CardMarketWorld.t.sol";
import {Cards} from "./Cards.sol";

/// @dev Everything sellers and buyers do, in any order, by five of them, one a contract that sometimes takes no TRX,
/// in TRX, in the USDT that says false, and in a coin that keeps some, refuses and lies.
contract MarketHandler is TestBase {
    uint256 public constant HOLDERS = 5;
    /// @dev Few cards, so that much happens to each.
    uint256 public constant LAST_ID = 3;

    Cards public immutable cards;
    CardMarket public immutable market;
    Moody public immutable moody;
    OddToken private immutable odd;
    address[] private _coins;

    /// @dev The model of a listing, by card: who listed it, when it ends, whether it has not ended.
    struct Listed {
        address seller;
        uint256 until;
        bool alive;
    }
    mapping(uint256 tokenId => Listed) public listed;
    /// @dev The model of the money that waits, by coin: of frozen sales, of offers.
    mapping(address coin => uint256) public frozen;
    mapping(address coin => uint256) public offered;
    uint256 public offers;
    uint256[] public saleIds;
    uint256[] public saleNumbers;
    /// @dev How often a card moved or was staked; and, by sale, how often it had when it was sold frozen.
    mapping(uint256 tokenId => uint256) private _changes;
    uint256[] private _changesAtSale;
    /// @dev How often it came to a listing, a sale from one, a frozen sale, a settlement, an accepted offer.
    uint256[5] public done;
    /// @dev What must never be counted.
    uint256 public leavingRefused;
    uint256 public refundsWrong;
    uint256 public endedSold;
    uint256 public aliveRefused;
    uint256 public soldApart;

    constructor(Cards cards_, CardMarket market_, Moody moody_, OddToken odd_) {
        cards = cards_;
        market = market_;
        moody = moody_;
        odd = odd_;
        _coins = market_.coins();
    }

    // ---- Cards by themselves

    function transfer(uint256 card, uint256 to) external {
        (address owner, uint256 id) = pick(card);
        if (unlockTimeOf(id) != 0) return;
        listed[id].alive = false;
        ++_changes[id];
        vm.prank(owner);
        cards.transferFrom(owner, holder(to), id);
    }

    function pledge(uint256 card) external {
        (address owner, uint256 id) = pick(card);
        vm.prank(owner);
        try cards.pledge(id, 10 days) {
            ++_changes[id];
            listed[id].alive = false;
        } catch {}
    }

    function exit(uint256 card) external {
        (address owner, uint256 id) = pick(card);
        if (unlockTimeOf(id) == 0) return;
        vm.prank(owner);
        try cards.exit(id) {} catch { ++leavingRefused; }
    }

    function unlock(uint256 card) external {
        (address owner, uint256 id) = pick(card);
        uint256 end = unlockTimeOf(id);
        if (end == 0 || vm.getBlockTimestamp() < end) return;
        vm.prank(owner);
        try cards.unlock(id) {} catch { ++leavingRefused; }
    }

    // ---- Listings

    function list(uint256 card, uint256 coin, uint256 price, uint256 time) external {
        (address owner, uint256 id) = pick(card);
        uint256 until = vm.getBlockTimestamp() + bound(time, 1, 40 days);
        // Asked for here: a call among the arguments would take the prank for itself.
        address money = coinOf(coin);
        price = bound(price, 10_000, 100e6);
        vm.prank(owner);
        try market.listForSale(id, money, price, until) {
            listed[id] = Listed(owner, until, true);
            ++done[0];
        } catch {}
    }

    function takeDown(uint256 card) external {
        (address owner, uint256 id) = pick(card);
        bool alive = listed[id].alive;
        listed[id].alive = false;
        vm.prank(owner);
        try market.takeDown(id) {} catch { if (alive) ++leavingRefused; }
    }

    function takeDownAll(uint256 who) external {
        address seller = holder(who);
        vm.prank(seller);
        try market.takeDownAll() {} catch { ++leavingRefused; }
        for (uint256 id = 1; id <= LAST_ID; ++id) if (listed[id].seller == seller) listed[id].alive = false;
    }

    function buy(uint256 card, uint256 who, uint256 more) external {
        (address owner, uint256 id) = pick(card);
        address buyer = holder(who);
        if (owner == buyer) return;
        (bool open,, uint256 number, address coin, uint256 price,) = market.listingOf(id);
        bool alive = listed[id].alive && vm.getBlockTimestamp() < listed[id].until && listed[id].seller == owner;
        if (open && !alive) ++endedSold;
        uint256 value = coin == address(0) ? price + more % 3 : 0;
        vm.deal(buyer, buyer.balance + value);
        uint256 waits = held(coin);
        bool staked = vm.getBlockTimestamp() < unlockTimeOf(id);
        vm.prank(buyer);
        try market.buy{value: value}(id, number, price) {
            if (!alive) ++endedSold;
            listed[id].alive = false;
            ++done[staked ? 2 : 1];
            if (staked) {
                (,,, uint256 amount,) = market.saleOf(id, number);
                frozen[coin] += amount;
                // A coin may add to what arrives; it may not take from what was there.
                if (held(coin) < waits + amount) ++soldApart;
                saleIds.push(id);
                saleNumbers.push(number);
                _changesAtSale.push(_changes[id]);
            } else {
                ++_changes[id];
                if (cards.ownerOf(id) != buyer) ++soldApart;
            }
        } catch {
            if (alive && coin == address(0)) ++aliveRefused;
            if (cards.ownerOf(id) != owner || held(coin) != waits) ++soldApart;
        }
    }

    // ---- Frozen sales

    function settle(uint256 which) external {
        if (saleIds.length == 0) return;
        uint256 id = saleIds[which % saleIds.length];
        uint256 number = saleNumbers[which % saleIds.length];
        (address seller, address buyer, address coin, uint256 amount, bool standing) = market.saleOf(id, number);
        if (amount == 0) return;
        if (standing != (_changes[id] == _changesAtSale[which % saleIds.length])) ++endedSold;
        bool due = standing && vm.getBlockTimestamp() >= unlockTimeOf(id);
        if (standing && cards.ownerOf(id) != seller) ++endedSold;
        try market.settle(id, number) {
            if (!due || cards.ownerOf(id) != buyer) ++endedSold;
            frozen[coin] -= amount;
            ++_changes[id];
            ++done[3];
        } catch {
            if (due) ++aliveRefused;
        }
    }

    function cancelSale(uint256 which) external {
        if (saleIds.length == 0) return;
        uint256 id = saleIds[which % saleIds.length];
        uint256 number = saleNumbers[which % saleIds.length];
        (, address buyer, address coin, uint256 amount,) = market.saleOf(id, number);
        if (amount == 0) return;
        uint256 before = worth(buyer, coin);
        vm.prank(buyer);
        try market.cancelSale(id, number) {
            frozen[coin] -= amount;
            checkRefund(buyer, coin, before, amount);
        } catch {
            ++leavingRefused;
        }
    }

    // ---- Offers

    function offer(uint256 who, uint256 target, bool level, uint256 coin, uint256 amount) external {
        address maker = holder(who);
        address money = coinOf(coin);
        amount = bound(amount, 10_000, 100e6);
        uint256 until = vm.getBlockTimestamp() + 1 + (amount % 30 days);
        uint256 value = money == address(0) ? amount : 0;
        vm.deal(maker, maker.balance + value);
        vm.prank(maker);
        if (level) market.offerOnLevel{value: value}(1 + target % 2, money, amount, until);
        else market.offerOnCard{value: value}(1 + target % 3, money, amount, until);
        ++offers;
        (,,,, uint256 kept,) = market.offerOf(offers);
        offered[money] += kept;
    }

    function accept(uint256 which, uint256 card) external {
        (address owner, uint256 id) = pick(card);
        if (offers == 0) return;
        uint256 number = 1 + which % offers;
        (address maker,,, address coin, uint256 amount, uint256 until) = market.offerOf(number);
        vm.prank(owner);
        try market.accept(number, id, amount) {
            if (vm.getBlockTimestamp() >= until || cards.ownerOf(id) != maker) ++endedSold;
            offered[coin] -= amount;
            listed[id].alive = false;
            ++_changes[id];
            ++done[4];
        } catch {
            if (cards.ownerOf(id) != owner) ++soldApart;
        }
    }

    function cancelOffer(uint256 which) external {
        if (offers == 0) return;
        uint256 number = 1 + which % offers;
        (address maker,,, address coin, uint256 amount,) = market.offerOf(number);
        if (amount == 0) return;
        uint256 before = worth(maker, coin);
        vm.prank(maker);
        try market.cancelOffer(number) {
            offered[coin] -= amount;
            checkRefund(maker, coin, before, amount);
        } catch {
            ++leavingRefused;
        }
    }

    function withdraw(uint256 who, uint256 coin) external {
        address account = holder(who);
        address money = coinOf(coin);
        uint256 due = market.creditOf(account, money);
        if (due == 0) return;
        bool willing = money == address(0) ? account != address(moody) || moody.takes() : money != address(odd);
        try market.withdraw(account, money) {
            if (market.creditOf(account, money) != 0) ++refundsWrong;
        } catch {
            if (willing) ++leavingRefused;
        }
    }

    // ---- The world

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 6 days));
    }

    function breakCoin(uint256 keeps, bool refuses, bool lies) external {
        odd.setHabits(keeps % 30, 0, refuses, lies);
    }

    function change(bool takes) external {
        moody.set(takes, false);
    }

    function coinOf(uint256 which) public view returns (address) {
        return _coins[which % 3];
    }

    function holder(uint256 who) public view returns (address) {
        return who % HOLDERS == 4 ? address(moody) : address(uint160(1000 + who % HOLDERS));
    }

    function held(address coin) public view returns (uint256) {
        return coin == address(0) ? address(market).balance : ITRC20(coin).balanceOf(address(market));
    }

    /// @dev What somebody has in a coin, and is owed in it.
    function worth(address account, address coin) private view returns (uint256) {
        uint256 has = coin == address(0) ? account.balance : ITRC20(coin).balanceOf(account);
        return has + market.creditOf(account, coin);
    }

    /// @dev All of it comes back, less what the coin itself keeps on the way.
    function checkRefund(address to, address coin, uint256 before, uint256 amount) private {
        uint256 got = worth(to, coin) - before;
        bool whole = got == amount || (coin == address(odd) && got == amount - (amount * odd.keeps()) / 100);
        if (!whole) ++refundsWrong;
    }

    function pick(uint256 card) private view returns (address owner, uint256 id) {
        id = 1 + card % LAST_ID;
        owner = cards.ownerOf(id);
    }

    function unlockTimeOf(uint256 id) private view returns (uint256 unlockTime) {
        (,,, unlockTime) = cards.cardFacts(id);
    }
}

contract CardMarketInvariants is CardMarketWorld {
    MarketHandler private handler;

    function setUp() public override {
        super.setUp();
        Moody moody = new Moody();
        handler = new MarketHandler(cards, market, moody, odd);
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
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_CardMarket() public view {
        // N1: an ended listing is never bought, a good one in TRX always; N4: nothing is settled before its time.
        vm.assertEq(handler.endedSold(), 0, "sold although it had ended");
        vm.assertEq(handler.aliveRefused(), 0, "refused although it stood");
        // N2: card and money move together.
        vm.assertEq(handler.soldApart(), 0, "card or money moved alone");
        // V3: leaving is never refused, and gives all of it back.
        vm.assertEq(handler.leavingRefused(), 0, "leaving refused");
        vm.assertEq(handler.refundsWrong(), 0, "refunds of another amount");
        // V1, V2, V5: what waits and what is owed lies there, in every coin.
        checkCoin(TRX, true);
        checkCoin(address(usdt), true);
        checkCoin(address(odd), false);
    }

    function checkCoin(address coin, bool exact) private view {
        uint256 owed = handler.frozen(coin) + handler.offered(coin);
        for (uint256 i; i < handler.HOLDERS(); ++i) owed += market.creditOf(handler.holder(i), coin);
        address[6] memory others = [FUND, PLATFORM, POOL, ROOT, ALICE, BOB];
        for (uint256 i; i < others.length; ++i) owed += market.creditOf(others[i], coin);
        if (exact) vm.assertEq(handler.held(coin), owed, "held and owed");
        else vm.assertGe(handler.held(coin), owed, "held and owed of the odd coin");
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
        vm.assertEq(handler.endedSold() + handler.aliveRefused() + handler.soldApart(), 0, "wrong");
        invariant_CardMarket();
    }
}
