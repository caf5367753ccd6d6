// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC165} from "@openzeppelin/tron-contracts/interfaces/ITRC165.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ITRC2981} from "@openzeppelin/tron-contracts/interfaces/ITRC2981.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {TRC721} from "@openzeppelin/tron-contracts/token/TRC721/TRC721.sol";
import {SafeCast} from "@openzeppelin/tron-contracts/utils/math/SafeCast.sol";
import {Credit, Credits} from "../../../platform/contracts/Credits.sol";
import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {ICardArt} from "./ICardArt.sol";
import {CardsReason, ICards} from "./ICards.sol";

/// @title Tessera Cards.
contract Cards is ICards, ITRC2981, TRC721 {
    using Credits for Credit;
    using SafeCast for uint256;
    using SafeTRC20 for ITRC20;

    /// @dev Ids of the level run from `first` up to, without, `end`; `next` is the first that is not bought.
    struct Sale {
        uint32 first;
        uint32 next;
        uint32 end;
        uint32 power;
        uint128 proceeds;
    }

    struct Level {
        /// A `Sale`, packed.
        uint256 sale;
        address fund;
        uint96 price;
        string name;
    }

    /// @notice The contracts that this one works with, for ever.
    struct Parts {
        ITeam team;
        IFeeSplitter splitter;
        IPriceOracle oracle;
        ITRC20 rewardToken;
        ICardArt art;
    }

    /// @notice Hundredths of a percent of the price that go to the fee splitter.
    uint256 public constant FEE = 500;
    /// @notice Hundredths of a percent of a later sale's price that belong to the level's fund.
    uint256 public constant ROYALTY = 250;

    /// @dev Where the fields of a packed `Position` begin; `start` lies at 0.
    uint256 private constant END = 40;
    uint256 private constant REWARD = 80;
    uint256 private constant PAID = 168;
    /// @dev Where `end` begins in a packed `Sale`.
    uint256 private constant SALE_END = 64;

    ITeam public immutable team;
    IFeeSplitter public immutable splitter;
    IPriceOracle public immutable oracle;
    ITRC20 public immutable rewardToken;
    ICardArt public immutable art;

    Level[] private _levels;
    Term[] private _terms;
    /// @dev A `Position`, packed. This and `Level.sale` are packed by hand: the compiler writes a struct's fields
    /// one by one, and TRON takes 5,000 energy for each.
    mapping(uint256 tokenId => uint256) private _positions;
    mapping(address owner => Credit) private _owed;
    uint256 private _promised;

    constructor(
        Parts memory parts,
        LevelConfig[] memory levels_,
        Term[] memory terms_
    ) TRC721("Tessera Cards", "TSC") {
        team = parts.team;
        splitter = parts.splitter;
        oracle = parts.oracle;
        rewardToken = parts.rewardToken;
        art = parts.art;

        uint32 first = 1;
        for (uint256 i; i < levels_.length; ++i) {
            LevelConfig memory config = levels_[i];
            uint32 end = first + config.supply;
            _levels.push(
                Level({
                    sale: _packed(Sale({first: first, next: first, end: end, power: config.power, proceeds: 0})),
                    fund: config.fund,
                    price: config.price,
                    name: config.name
                })
            );
            first = end;
        }
        for (uint256 i; i < terms_.length; ++i) _terms.push(terms_[i]);
    }

    // ---- Buying

    /// @inheritdoc ICards
    function Buy(uint256 level) external payable {
        Level storage bought = _level(level);
        Sale memory sale = _sale(bought);
        require(team.isActive(msg.sender), CardsReason.NOT_ACTIVE);
        require(sale.next < sale.end, CardsReason.SOLD_OUT);

        uint256 usdtPrice = bought.price;
        uint256 price = oracle.usdtToTrx(usdtPrice);
        require(msg.value >= price, CardsReason.PRICE);
        uint256 fee = (price * FEE) / 10_000;
        uint256 tokenId = sale.next;

        // Effect:
        sale.next += 1;
        sale.proceeds += (price - fee).toUint128();
        bought.sale = _packed(sale);
        _mint(msg.sender, tokenId);

        emit Bought(msg.sender, tokenId, level, price, usdtPrice, fee);

        // Interaction: storage is final, a buyer that calls back finds nothing half done.
        splitter.split{value: fee}(msg.sender);
        if (msg.value > price) Trx.send(msg.sender, msg.value - price);
    }

    /// @inheritdoc ICards
    function withdrawProceeds(uint256 level) external {
        Level storage sold = _level(level);
        Sale memory sale = _sale(sold);
        uint256 amount = sale.proceeds;
        address receiver = sold.fund;

        // Effect:
        sale.proceeds = 0;
        sold.sale = _packed(sale);

        emit ProceedsWithdrawn(level, receiver, amount);

        // Interaction:
        Trx.send(receiver, amount);
    }

    // ---- Staking

    /// @inheritdoc ICards
    function pledge(uint256 tokenId, uint256 time) external {
        require(team.isActive(msg.sender), CardsReason.NOT_ACTIVE);
        _checkOwner(tokenId);
        require(!_isStaked(tokenId), CardsReason.ALREADY_STAKED);

        uint256 reward = _sale(_levels[levelOf(tokenId) - 1]).power * _rate(time) * time;
        uint256 promised = _promised + reward;
        require(promised <= rewardToken.balanceOf(address(this)), CardsReason.RESERVE);
        uint256 end = block.timestamp + time;

        // Effect:
        _promised = promised;
        _positions[tokenId] = _packed(
            Position({start: uint40(block.timestamp), end: uint40(end), reward: reward.toUint88(), paid: 0})
        );

        emit Pledged(msg.sender, tokenId, block.timestamp, end, reward);
    }

    /// @inheritdoc ICards
    function claim(uint256[] calldata tokenIds) external {
        uint256 owed = _owed[msg.sender].due();
        (uint256 amount, uint256[] memory amounts) = _collect(tokenIds);
        amount += owed;
        require(amount > 0, CardsReason.NOTHING);

        // Effect:
        if (owed > 0) _owed[msg.sender].take();
        _promised -= amount;

        emit Claimed(msg.sender, amount, owed, tokenIds, amounts);

        // Interaction:
        rewardToken.safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc ICards
    function unlock(uint256 tokenId) external {
        Position memory stake = _stakeOfCaller(tokenId);
        require(block.timestamp >= stake.end, CardsReason.TOO_EARLY);

        // Effect: what is credited stays promised until it is claimed.
        uint256 credited = stake.reward - stake.paid;
        _close(tokenId);
        if (credited > 0) _owed[msg.sender].add(credited);

        emit Unlocked(msg.sender, tokenId, credited);
    }

    /// @inheritdoc ICards
    function exit(uint256 tokenId) external {
        Position memory stake = _stakeOfCaller(tokenId);

        // Effect:
        uint256 returned = stake.reward - stake.paid;
        _close(tokenId);
        if (returned > 0) _promised -= returned;

        emit Exited(msg.sender, tokenId, returned);
    }

    /// @inheritdoc ICards
    function fund(uint256 amount) external {
        uint256 before = rewardToken.balanceOf(address(this));

        // Interaction: first here, since the event tells what arrived. The reserve is the balance itself,
        // so a token that calls back finds no book of ours half written.
        rewardToken.safeTransferFrom(msg.sender, address(this), amount);

        emit Funded(msg.sender, rewardToken.balanceOf(address(this)) - before);
    }

    // ---- Reads: levels

    /// @inheritdoc ICards
    function levelCount() external view returns (uint256) {
        return _levels.length;
    }

    /// @inheritdoc ICards
    function levelMap(uint256 index)
        external
        view
        returns (
            uint256 remainSupply,
            string memory levelStr,
            uint256 pledgeTime,
            uint256 price,
            uint256 nextTokenId,
            address fundAddress
        )
    {
        Level storage level = _level(index);
        Sale memory sale = _sale(level);
        remainSupply = sale.end - sale.next;
        levelStr = level.name;
        pledgeTime = _terms[0].time;
        price = level.price;
        nextTokenId = sale.next;
        fundAddress = level.fund;
    }

    /// @inheritdoc ICards
    function levelPower(uint256 level) external view returns (uint256) {
        return _sale(_level(level)).power;
    }

    /// @inheritdoc ICards
    function levelProceeds(uint256 level) external view returns (uint256) {
        return _sale(_level(level)).proceeds;
    }

    /// @inheritdoc ICards
    function getUToCoin(uint256 usdt) external view returns (uint256 sun) {
        return oracle.usdtToTrx(usdt);
    }

    // ---- Reads: cards

    /// @inheritdoc ICards
    function ownerOfPage(address owner) external view returns (uint256[] memory tokenIds) {
        return ownerOfPage(owner, 0, type(uint256).max);
    }

    /// @inheritdoc ICards
    function ownerOfPage(address owner, uint256 fromId, uint256 toId) public view returns (uint256[] memory tokenIds) {
        uint256 balance = balanceOf(owner);
        uint256 found;
        tokenIds = new uint256[](balance);

        for (uint256 i; i < _levels.length; ++i) {
            Sale memory sale = _sale(_levels[i]);
            uint256 id = fromId > sale.first ? fromId : sale.first;
            uint256 end = toId < sale.next ? toId : sale.next;
            for (; id < end && found < balance; ++id) {
                if (_ownerOf(id) == owner) tokenIds[found++] = id;
            }
        }

        // Shortens the list to what was found; the rest of its memory stays unused.
        assembly ("memory-safe") {
            mstore(tokenIds, found)
        }
    }

    /// @inheritdoc ICards
    function tokenDetials(uint256 id)
        external
        view
        returns (
            uint256 tokenId,
            address owner,
            uint256 level,
            bool isPledge,
            uint256 itemUnlockTime,
            string memory uri
        )
    {
        tokenId = id;
        owner = ownerOf(id);
        level = levelOf(id);
        isPledge = _isStaked(id);
        itemUnlockTime = _position(id).end;
        uri = tokenURI(id);
    }

    /// @inheritdoc ICards
    function levelOf(uint256 tokenId) public view returns (uint256 level) {
        require(tokenId != 0, CardsReason.LEVEL);
        uint256 count = _levels.length;
        while (level < count) {
            if (tokenId < uint32(_levels[level++].sale >> SALE_END)) return level;
        }
        revert(CardsReason.LEVEL);
    }

    /// @inheritdoc TRC721
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        uint256 level = levelOf(tokenId);
        return art.tokenUri(tokenId, level, _levels[level - 1].name, _sale(_levels[level - 1]).power);
    }

    /// @inheritdoc ITRC2981
    function royaltyInfo(uint256 tokenId, uint256 salePrice) external view returns (address receiver, uint256 amount) {
        return (_levels[levelOf(tokenId) - 1].fund, (salePrice * ROYALTY) / 10_000);
    }

    /// @inheritdoc TRC721
    function supportsInterface(bytes4 interfaceId) public view override(ITRC165, TRC721) returns (bool) {
        return interfaceId == type(ITRC2981).interfaceId || super.supportsInterface(interfaceId);
    }

    // ---- Reads: staking

    /// @inheritdoc ICards
    function position(uint256 tokenId)
        external
        view
        returns (uint256 start, uint256 end, uint256 reward, uint256 paid)
    {
        if (!_isStaked(tokenId)) return (0, 0, 0, 0);
        Position memory stake = _position(tokenId);
        return (stake.start, stake.end, stake.reward, stake.paid);
    }

    /// @inheritdoc ICards
    function pending(uint256 tokenId) public view returns (uint256) {
        Position memory stake = _position(tokenId);
        if (stake.end == 0) return 0;

        uint256 until = block.timestamp < stake.end ? block.timestamp : stake.end;
        // Rounded down: the whole reward is reached at the end, never passed.
        return (uint256(stake.reward) * (until - stake.start)) / (stake.end - stake.start) - stake.paid;
    }

    /// @inheritdoc ICards
    function owedOf(address owner) external view returns (uint256) {
        return _owed[owner].due();
    }

    /// @inheritdoc ICards
    function terms() external view returns (uint256[] memory times, uint256[] memory rates) {
        uint256 count = _terms.length;
        times = new uint256[](count);
        rates = new uint256[](count);
        for (uint256 i; i < count; ++i) {
            times[i] = _terms[i].time;
            rates[i] = _terms[i].rate;
        }
    }

    /// @inheritdoc ICards
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free) {
        balance = rewardToken.balanceOf(address(this));
        promised = _promised;
        free = balance > promised ? balance - promised : 0;
    }

    /// @inheritdoc ICards
    function totalPledged() external view returns (uint256 count) {
        for (uint256 i; i < _levels.length; ++i) {
            Sale memory sale = _sale(_levels[i]);
            for (uint256 id = sale.first; id < sale.next; ++id) {
                if (_isStaked(id)) ++count;
            }
        }
    }

    // ---- Inside

    /// @dev Every change of ownership passes here.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        require(!_isStaked(tokenId), CardsReason.STAKED);
        return super._update(to, tokenId, auth);
    }

    /// @dev A transfer clears the card's approval; where there is none this saves 5,000 energy.
    function _approve(address to, uint256 tokenId, address auth, bool emitEvent) internal override {
        if (!emitEvent && to == _getApproved(tokenId)) return;
        super._approve(to, tokenId, auth, emitEvent);
    }

    function _level(uint256 level) private view returns (Level storage) {
        require(level != 0 && level <= _levels.length, CardsReason.LEVEL);
        return _levels[level - 1];
    }

    function _rate(uint256 time) private view returns (uint256) {
        uint256 count = _terms.length;
        for (uint256 i; i < count; ++i) {
            Term storage term = _terms[i];
            if (term.time == time) return term.rate;
        }
        revert(CardsReason.TERM);
    }

    function _checkOwner(uint256 tokenId) private view {
        require(_ownerOf(tokenId) == msg.sender, CardsReason.NOT_YOURS);
    }

    function _stakeOfCaller(uint256 tokenId) private view returns (Position memory stake) {
        _checkOwner(tokenId);
        stake = _position(tokenId);
        require(stake.end != 0, CardsReason.NOT_STAKED);
    }

    /// @dev Writes down as paid what each card has earned. Each is written before the next is reckoned, so a
    /// repeated id pays once.
    function _collect(uint256[] calldata tokenIds) private returns (uint256 sum, uint256[] memory amounts) {
        amounts = new uint256[](tokenIds.length);
        for (uint256 i; i < tokenIds.length; ++i) {
            uint256 tokenId = tokenIds[i];
            _checkOwner(tokenId);
            uint256 earned = pending(tokenId);
            if (earned == 0) continue;

            _positions[tokenId] += earned << PAID;
            amounts[i] = earned;
            sum += earned;
        }
    }

    /// @dev The start stays: a slot that is never zero again makes the next stake 15,000 energy cheaper.
    function _close(uint256 tokenId) private {
        _positions[tokenId] = uint40(_positions[tokenId]);
    }

    // ---- Packing

    function _isStaked(uint256 tokenId) private view returns (bool) {
        return uint40(_positions[tokenId] >> END) != 0;
    }

    function _position(uint256 tokenId) private view returns (Position memory) {
        uint256 word = _positions[tokenId];
        return Position({
            start: uint40(word),
            end: uint40(word >> END),
            reward: uint88(word >> REWARD),
            paid: uint88(word >> PAID)
        });
    }

    function _packed(Position memory stake) private pure returns (uint256) {
        return stake.start | (uint256(stake.end) << END) | (uint256(stake.reward) << REWARD)
            | (uint256(stake.paid) << PAID);
    }

    function _sale(Level storage level) private view returns (Sale memory) {
        uint256 word = level.sale;
        return Sale({
            first: uint32(word),
            next: uint32(word >> 32),
            end: uint32(word >> SALE_END),
            power: uint32(word >> 96),
            proceeds: uint128(word >> 128)
        });
    }

    function _packed(Sale memory sale) private pure returns (uint256) {
        return sale.first | (uint256(sale.next) << 32) | (uint256(sale.end) << SALE_END) | (uint256(sale.power) << 96)
            | (uint256(sale.proceeds) << 128);
    }
}
