// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {CardMarket} from "./CardMarket.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {Cards} from "./Cards.sol";
import {Moody} from "./Moody.t.sol";

/// @dev Everything sellers and buyers do, in any order, by five of them, one a contract that sometimes takes no TRX, in
/// TRX, in the USDT that returns false, and in a coin that keeps some, refuses and lies.
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
    /// @dev Who took the market's approval back.
    mapping(address holder => bool) private _forbids;
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
    uint256 public stakedTwice;
    uint256 public leftEarly;

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

    function pledge(uint256 card) public {
        (address owner, uint256 id) = pick(card);
        bool staked = unlockTimeOf(id) != 0;
        vm.prank(owner);
        try cards.pledge(id, 10 days) {
            if (staked) ++stakedTwice;
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
        if (end == 0) return;
        bool over = vm.getBlockTimestamp() >= end;
        vm.prank(owner);
        try cards.unlock(id) {
            if (!over) ++leftEarly;
        } catch {
            if (over) ++leavingRefused;
        }
    }

    /// @dev An account lets the market move its cards, or no longer.
    function permit(uint256 who, bool yes) external {
        vm.prank(holder(who));
        cards.setApprovalForAll(address(market), yes);
        _forbids[holder(who)] = !yes;
    }

    // ---- Listings

    function list(uint256 card, uint256 coin, uint256 price, uint256 time) public {
        (address owner, uint256 id) = pick(card);
        uint256 until = vm.getBlockTimestamp() + bound(time, 1, 40 days);
        // Read here: a call among the arguments would consume the prank.
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

    /// @dev A purchase as it is about to happen: what stands in the listing, and who has how much before it.
    struct Deal {
        address seller;
        address buyer;
        uint256 id;
        uint256 number;
        address coin;
        uint256 price;
        bool staked;
        bool alive;
        uint256 waits;
        uint256 sellerHad;
        uint256 buyerHad;
    }

    function buy(uint256 card, uint256 who, uint256 more) public {
        Deal memory deal = dealOf(card, who);
        if (deal.seller == deal.buyer) return;
        // Who takes no TRX takes no change.
        if (deal.buyer == address(moody) && !moody.takes()) more = 0;
        uint256 value = deal.coin == address(0) ? deal.price + more % 3 : 0;
        vm.deal(deal.buyer, deal.buyer.balance + value);
        deal.buyerHad = worth(deal.buyer, deal.coin);
        prank(deal.buyer);
        try market.buy{value: value}(deal.id, deal.number, deal.price) {
            bought(deal);
        } catch {
            if (deal.alive && deal.coin == address(0)) ++aliveRefused;
            if (cards.ownerOf(deal.id) != deal.seller || held(deal.coin) != deal.waits) ++soldApart;
            if (worth(deal.seller, deal.coin) != deal.sellerHad) ++soldApart;
            if (worth(deal.buyer, deal.coin) != deal.buyerHad) ++soldApart;
        }
    }

    function dealOf(uint256 card, uint256 who) private returns (Deal memory deal) {
        (deal.seller, deal.id) = pick(card);
        deal.buyer = holder(who);
        bool open;
        (open,, deal.number, deal.coin, deal.price,) = market.listingOf(deal.id);
        Listed memory model = listed[deal.id];
        bool stands = model.alive && vm.getBlockTimestamp() < model.until && model.seller == deal.seller;
        bool forbidden = _forbids[deal.seller];
        if (open != (stands && !forbidden)) ++endedSold;
        deal.staked = vm.getBlockTimestamp() < unlockTimeOf(deal.id);
        // A card that is sold frozen needs the approval only when it is handed over.
        deal.alive = stands && (deal.staked || !forbidden);
        deal.waits = held(deal.coin);
        deal.sellerHad = worth(deal.seller, deal.coin);
    }

    function bought(Deal memory deal) private {
        if (!deal.alive) ++endedSold;
        if (deal.buyerHad - worth(deal.buyer, deal.coin) != deal.price) ++soldApart;
        listed[deal.id].alive = false;
        ++done[deal.staked ? 2 : 1];
        if (!deal.staked) {
            ++_changes[deal.id];
            if (cards.ownerOf(deal.id) != deal.buyer) ++soldApart;
            if (!paid(deal.seller, deal.coin, deal.sellerHad, deal.price)) ++soldApart;
            return;
        }
        (,,, uint256 amount,) = market.saleOf(deal.id, deal.number);
        frozen[deal.coin] += amount;
        // A coin may add to what arrives; it may not take from what was there.
        if (held(deal.coin) < deal.waits + amount) ++soldApart;
        saleIds.push(deal.id);
        saleNumbers.push(deal.number);
        _changesAtSale.push(_changes[deal.id]);
    }

    // ---- Frozen sales

    /// @dev The steps to one, which by chance seldom come in this order.
    function sellStaked(uint256 card, uint256 who, uint256 coin, uint256 price) external {
        pledge(card);
        vm.warp(vm.getBlockTimestamp() + 1);
        list(card, coin, price, 30 days);
        buy(card, who, 0);
    }

    function settle(uint256 which) external {
        if (saleIds.length == 0) return;
        uint256 id = saleIds[which % saleIds.length];
        uint256 number = saleNumbers[which % saleIds.length];
        (address seller, address buyer, address coin, uint256 amount, bool standing) = market.saleOf(id, number);
        if (amount == 0) return;
        bool due = standing && vm.getBlockTimestamp() >= unlockTimeOf(id) && !_forbids[seller];
        if (standing && cards.ownerOf(id) != seller) ++endedSold;
        uint256 had = worth(seller, coin);
        prank(address(this));
        try market.settle(id, number) {
            if (!due) ++endedSold;
            if (cards.ownerOf(id) != buyer || !paid(seller, coin, had, amount)) ++soldApart;
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
        prank(buyer);
        try market.cancelSale(id, number) {
            frozen[coin] -= amount;
            checkRefund(buyer, coin, before, amount);
        } catch {
            if (buyer != address(moody) || isWilling(buyer, coin)) ++leavingRefused;
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
        uint256 had = worth(owner, coin);
        prank(owner);
        try market.accept(number, id, amount) {
            if (vm.getBlockTimestamp() >= until || _forbids[owner]) ++endedSold;
            if (cards.ownerOf(id) != maker || !paid(owner, coin, had, amount)) ++soldApart;
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
        prank(maker);
        try market.cancelOffer(number) {
            offered[coin] -= amount;
            checkRefund(maker, coin, before, amount);
        } catch {
            if (maker != address(moody) || isWilling(maker, coin)) ++leavingRefused;
        }
    }

    function withdraw(uint256 who, uint256 coin) external {
        address account = holder(who);
        address money = coinOf(coin);
        uint256 due = market.creditOf(account, money);
        if (due == 0) return;
        try market.withdraw(account, money) {
            if (market.creditOf(account, money) != 0) ++refundsWrong;
        } catch {
            if (isWilling(account, money)) ++leavingRefused;
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

    /// @dev Of the frozen sales, those that stand although the card changed, or do not although it is as it was sold.
    function wronglyStanding() external view returns (uint256 count) {
        for (uint256 i; i < saleIds.length; ++i) {
            (,,, uint256 amount, bool standing) = market.saleOf(saleIds[i], saleNumbers[i]);
            if (amount != 0 && standing != (_changes[saleIds[i]] == _changesAtSale[i])) ++count;
        }
    }

    /// @dev How many frozen sales there were, over or not.
    function sales() external view returns (uint256) {
        return saleIds.length;
    }

    /// @dev A wallet calls by itself; the contract is called by another account.
    function prank(address account) private {
        vm.prank(account, account == address(moody) ? address(1) : account);
    }

    /// @dev A payment to the account succeeds, whatever habits the odd coin has.
    function isWilling(address account, address coin) private view returns (bool) {
        return coin == address(0) ? account != address(moody) || moody.takes() : coin != address(odd);
    }

    /// @dev What an account has in a coin, and is owed in it.
    function worth(address account, address coin) private view returns (uint256) {
        uint256 has = coin == address(0) ? account.balance : ITRC20(coin).balanceOf(account);
        return has + market.creditOf(account, coin);
    }

    /// @dev A seller has the price less the fees, or is owed it; of the odd coin less what it keeps. His line may
    /// bring him a share of the fee besides.
    function paid(address seller, address coin, uint256 before, uint256 price) private view returns (bool) {
        uint256 got = worth(seller, coin) - before;
        uint256 rest = price - (price * 250) / 10_000 - (price * 250) / 10_000;
        if (coin == address(odd)) rest -= (rest * odd.keeps()) / 100;
        return got >= rest && got <= price;
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
