// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {CardMarket} from "../../features/nft/contract/CardMarket.sol";
import {Cards} from "../../features/nft/contract/Cards.sol";
import {ICardMarket} from "../../features/nft/contract/ICardMarket.sol";
import {IMoney} from "../../features/team/contract/IMoney.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {CardActions} from "./CardActions.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title The market of cards: listings, offers, and cards that are sold while they are staked.
contract MarketActions is Part {
    CardMarket private immutable market;
    Cards private immutable cards;
    CardActions private immutable owners;
    address private immutable usdt;
    address private immutable odd;
    address private immutable pool;

    /// @dev Money that waits, of an offer or of a frozen sale; or the price of a listing.
    struct Deal {
        address seller;
        address buyer;
        address coin;
        uint256 amount;
        uint256 id;
    }

    /// @dev By card and the listing's number.
    mapping(uint256 id => mapping(uint256 number => Deal)) private _listings;
    mapping(uint256 id => mapping(uint256 number => Deal)) private _sales;
    mapping(uint256 number => Deal) private _offers;
    uint256 public offers;
    uint256[2][] private _allSales;
    /// @dev The least that an honest seller accepts in the call that runs.
    uint256 private _least = NEVER;

    constructor(Book book_, Product memory p, CardActions owners_) Part(book_) {
        pool = address(p.distributor);
        (market, cards, owners, usdt, odd) = (p.market, p.cards, owners_, address(p.usdt), address(p.odd));
        book_.register(address(market), this);
        book_.open(address(market), TRX);
        book_.open(address(market), usdt);
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](12);
        (all[0], all[1], all[2]) = (this.list.selector, this.takeDown.selector, this.buy.selector);
        (all[3], all[4], all[5]) = (this.offer.selector, this.accept.selector, this.cancelOffer.selector);
        (all[6], all[7], all[8]) = (this.settle.selector, this.cancelSale.selector, this.withdraw.selector);
        (all[9], all[10], all[11]) = (this.list.selector, this.buy.selector, this.buy.selector);
    }

    // ---- Actions

    function list(uint256 card, uint256 coin, uint256 price, uint256 time) external recorded {
        (address owner, uint256 id) = owners.pick(card);
        as_(owner, TRX, 0);
        try market.listForSale(id, coinOf(coin), bound(price, 10_000, 500e6), ahead(time)) {} catch { drop(); }
    }

    function takeDown(uint256 card, bool all) external recorded {
        (address owner, uint256 id) = owners.pick(card);
        as_(owner, TRX, 0);
        if (all) market.takeDownAll();
        else try market.takeDown(id) {} catch { drop(); }
    }

    /// @dev The price was higher or lower when the buyer looked: at most that is paid.
    function buy(uint256 card, uint256 who, uint256 seen) external recorded {
        (, uint256 id) = owners.pick(card);
        (,, uint256 number, address coin, uint256 price,) = market.listingOf(id);
        uint256 most = price - (seen % 2 == 0 && price > 0 ? seen % price : 0);
        uint256 value = coin == TRX ? price + seen % 3 : 0;
        as_(anyone(who), coin, most);
        try market.buy{value: value}(id, number, most) {} catch { drop(); }
    }

    function offer(uint256 who, uint256 target, bool level, uint256 coin, uint256 amount, uint256 time)
        external
        recorded
    {
        address money = coinOf(coin);
        amount = bound(amount, 10_000, 500e6);
        uint256 value = money == TRX ? amount + time % 2 : 0;
        as_(anyone(who), money, amount);
        if (level) try market.offerOnLevel{value: value}(1 + target % 2, money, amount, ahead(time)) {} catch { drop(); }
        else try market.offerOnCard{value: value}(1 + target % 60, money, amount, ahead(time)) {} catch { drop(); }
    }

    function accept(uint256 which, uint256 card) external recorded {
        if (offers == 0) return;
        (address owner, uint256 id) = owners.pick(card);
        uint256 number = 1 + which % offers;
        _least = _offers[number].amount + (which >> 8) % 2;
        owners.release(id);
        as_(owner, TRX, 0);
        try market.accept(number, id, _least) {} catch {
            drop();
            owners.release(0);
        }
    }

    /// @dev By its maker, who is never refused unless it refuses itself, or by anyone once it is over.
    function cancelOffer(uint256 which, uint256 who) external recorded {
        if (offers == 0) return;
        Deal memory deal = _offers[1 + which % offers];
        if (deal.amount == 0) return;
        as_(who % 2 == 0 ? deal.buyer : anyone(who), TRX, 0);
        try market.cancelOffer(1 + which % offers) {} catch {
            drop();
            vm.assertTrue(who % 2 == 1 || !isHonest(deal.buyer), "law 2: an offer is cancelled by its maker");
        }
    }

    function settle(uint256 which, uint256 who) external recorded {
        if (_allSales.length == 0) return;
        uint256[2] memory sale = _allSales[which % _allSales.length];
        as_(anyone(who), TRX, 0);
        try market.settle(sale[0], sale[1]) {} catch { drop(); }
    }

    function cancelSale(uint256 which, uint256 who) external recorded {
        if (_allSales.length == 0) return;
        uint256[2] memory sale = _allSales[which % _allSales.length];
        address buyer = _sales[sale[0]][sale[1]].buyer;
        if (buyer == address(0)) return;
        as_(who % 2 == 0 ? buyer : anyone(who), TRX, 0);
        try market.cancelSale(sale[0], sale[1]) {} catch {
            drop();
            vm.assertTrue(who % 2 == 1 || !isHonest(buyer), "law 2: a frozen sale is cancelled by its buyer");
        }
    }

    function withdraw(uint256 who, uint256 coin) external recorded {
        address account = [FUND, PLATFORM, pool, anyone(who)][who % 4];
        try market.withdraw(account, coinOf(coin)) {} catch { drop(); }
    }

    function leave(address user, bool) external override recorded {
        for (uint256 number = 1; number <= offers; ++number) {
            if (_offers[number].buyer != user) continue;
            as_(user, TRX, 0);
            market.cancelOffer(number);
        }
        for (uint256 i; i < _allSales.length; ++i) {
            uint256[2] memory sale = _allSales[i];
            if (_sales[sale[0]][sale[1]].buyer != user) continue;
            as_(user, TRX, 0);
            market.cancelSale(sale[0], sale[1]);
        }
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        bytes32 kind = log.topics[0];
        if (kind == ICardMarket.Sold.selector) {
            sold(log);
        } else if (kind == ICardMarket.Listed.selector) {
            uint256 id = uint256(log.topics[2]);
            Deal memory deal = Deal(topic(log, 1), address(0), addressAt(log, 1), word(log, 2), id);
            _listings[id][word(log, 0)] = deal;
        } else if (kind == ICardMarket.TakenDown.selector) {
            delete _listings[uint256(log.topics[2])][word(log, 0)];
        } else if (kind == ICardMarket.Frozen.selector) {
            frozen(log);
        } else if (kind == ICardMarket.Offered.selector) {
            Deal memory deal = Deal(address(0), topic(log, 1), addressAt(log, 1), word(log, 2), 0);
            _offers[++offers] = deal;
            vm.assertEq(uint256(log.topics[2]), offers, "law 3: offers are counted");
            book.move(deal.buyer, address(market), deal.coin, deal.amount);
        } else if (kind == ICardMarket.OfferCancelled.selector) {
            refund(_offers[uint256(log.topics[2])], topic(log, 1), word(log, 1));
            delete _offers[uint256(log.topics[2])];
        } else if (kind == ICardMarket.SaleCancelled.selector) {
            uint256 id = uint256(log.topics[3]);
            refund(_sales[id][word(log, 0)], topic(log, 2), word(log, 2));
            delete _sales[id][word(log, 0)];
        } else if (kind == IMoney.Credited.selector) {
            if (topic(log, 2) == odd) return;
            vm.assertTrue(!isHonest(topic(log, 1)), "law 2: a payment to a plain account became a credit");
            book.move(topic(log, 1), address(market), topic(log, 2), word(log, 0));
        } else if (kind == IMoney.Withdrawn.selector) {
            book.move(address(market), topic(log, 1), topic(log, 2), word(log, 0));
        }
    }

    function check() external view override {
        book.check(address(market), TRX, "law 3: TRX in the market");
        book.check(address(market), usdt, "law 3: USDT in the market");
    }

    // ---- Inside

    function sold(Vm.Log calldata log) private {
        (address seller, address buyer, uint256 id) = (topic(log, 1), topic(log, 2), uint256(log.topics[3]));
        (uint256 kind, uint256 number, address coin, uint256 price) =
            (word(log, 0), word(log, 1), addressAt(log, 2), word(log, 3));
        Deal memory deal = kind == 1 ? _listings[id][number] : kind == 2 ? _sales[id][number] : _offers[number];
        uint256 fee = (price * 250) / 10_000;
        bool moody = coin == odd;
        vm.assertEq(price, deal.amount, "law 4: sold for another price than was agreed");
        vm.assertEq(coin, deal.coin, "law 4: sold for another coin");
        if (!moody) vm.assertEq(word(log, 4) + word(log, 6), 2 * fee, "fees of a sale");
        if (kind != 1) vm.assertEq(buyer, deal.buyer, "law 3: bought by another");
        if (kind < 3) vm.assertEq(seller, deal.seller, "law 3: sold by another");
        else if (isHonest(seller)) vm.assertGe(price, _least, "law 4: sold below what was signed");
        if (kind < 3 && isHonest(seller)) owners.explain();
        if (kind == 2) delete _sales[id][number];
        if (kind > 2) delete _offers[number];

        if (kind == 1) book.move(buyer, address(market), coin, price);
        book.move(address(market), seller, coin, price - 2 * fee);
        _least = NEVER;
    }

    function frozen(Vm.Log calldata log) private {
        (uint256 id, uint256 number) = (uint256(log.topics[3]), word(log, 0));
        Deal memory listing = _listings[id][number];
        Deal memory deal = Deal(topic(log, 1), topic(log, 2), addressAt(log, 1), word(log, 2), id);
        if (deal.coin != odd) vm.assertEq(deal.amount, listing.amount, "law 4: sold for another price than was agreed");
        vm.assertEq(deal.seller, listing.seller, "law 3: sold by another");
        _sales[id][number] = deal;
        _allSales.push([id, number]);
        book.move(deal.buyer, address(market), deal.coin, deal.amount);
    }

    function refund(Deal memory deal, address buyer, uint256 amount) private {
        vm.assertEq(buyer, deal.buyer, "law 3: another's money");
        vm.assertEq(amount, deal.amount, "law 2: all of it comes back");
        book.move(address(market), buyer, deal.coin, amount);
    }

    function coinOf(uint256 coin) private view returns (address) {
        return [TRX, usdt, odd][coin % 3];
    }

    function ahead(uint256 time) private view returns (uint256) {
        return vm.getBlockTimestamp() + bound(time, 1, 40 days);
    }
}
