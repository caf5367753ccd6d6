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

    /// @dev One slot, so that a sale moves the counter and the proceeds with one write.
    /// Ids of the level run from `first` up to, without, `end`; `next` is the first that is not bought.
    struct Sale {
        uint32 first;
        uint32 next;
        uint32 end;
        uint32 power;
        uint128 proceeds;
    }

    struct Level {
        Sale sale;
        address fund;
        uint96 price;
        string name;
    }

    /// @notice Hundredths of a percent of the price that go to the fee splitter.
    uint256 public constant FEE = 500;
    /// @notice Hundredths of a percent of a later sale's price that belong to the level's fund.
    uint256 public constant ROYALTY = 250;

    ITeam public immutable team;
    IFeeSplitter public immutable splitter;
    IPriceOracle public immutable oracle;
    ITRC20 public immutable rewardToken;
    ICardArt public immutable art;

    Level[] private _levels;
    Term[] private _terms;
    mapping(uint256 tokenId => Position) private _positions;
    mapping(address owner => Credit) private _owed;
    uint256 private _promised;

    constructor(
        ITeam team_,
        IFeeSplitter splitter_,
        IPriceOracle oracle_,
        ITRC20 rewardToken_,
        ICardArt art_,
        LevelConfig[] memory levels_,
        Term[] memory terms_
    ) TRC721("Tessera Cards", "TSC") {
        team = team_;
        splitter = splitter_;
        oracle = oracle_;
        rewardToken = rewardToken_;
        art = art_;

        uint32 first = 1;
        for (uint256 i; i < levels_.length; ++i) {
            LevelConfig memory config = levels_[i];
            uint32 end = first + config.supply;
            _levels.push(
                Level({
                    sale: Sale({first: first, next: first, end: end, power: config.power, proceeds: 0}),
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
        Sale memory sale = bought.sale;
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
        bought.sale = sale;
        _mint(msg.sender, tokenId);

        emit Bought(msg.sender, tokenId, level, price, usdtPrice, fee);

        // Interaction: storage is final, a buyer that calls back finds nothing half done.
        splitter.split{value: fee}(msg.sender);
        if (msg.value > price) Trx.send(msg.sender, msg.value - price);
    }

    /// @inheritdoc ICards
    function withdrawProceeds(uint256 level) external {
        Level storage sold = _level(level);
        uint256 amount = sold.sale.proceeds;
        address receiver = sold.fund;

        sold.sale.proceeds = 0;

        emit ProceedsWithdrawn(level, receiver, amount);

        // Interaction:
        Trx.send(receiver, amount);
    }

    // ---- Staking

    /// @inheritdoc ICards
    function pledge(uint256 tokenId, uint256 time) external {
        require(team.isActive(msg.sender), CardsReason.NOT_ACTIVE);
        _checkOwner(tokenId);
        require(_positions[tokenId].end == 0, CardsReason.ALREADY_STAKED);

        uint256 reward = _levels[levelOf(tokenId) - 1].sale.power * _rate(time) * time;
        uint256 promised = _promised + reward;
        require(promised <= rewardToken.balanceOf(address(this)), CardsReason.RESERVE);
        uint256 end = block.timestamp + time;

        // Effect:
        _promised = promised;
        _positions[tokenId] =
            Position({start: uint40(block.timestamp), end: uint40(end), reward: reward.toUint88(), paid: 0});

        emit Pledged(msg.sender, tokenId, block.timestamp, end, reward);
    }

    /// @inheritdoc ICards
    function claim(uint256[] calldata tokenIds) external {
        uint256[] memory amounts = new uint256[](tokenIds.length);
        uint256 owed = _owed[msg.sender].due();
        uint256 amount = owed;

        // Effect: each card's payment is written before the next is reckoned, so a repeated id pays once.
        for (uint256 i; i < tokenIds.length; ++i) {
            uint256 tokenId = tokenIds[i];
            _checkOwner(tokenId);
            uint256 earned = pending(tokenId);
            if (earned == 0) continue;
            _positions[tokenId].paid += uint88(earned);
            amounts[i] = earned;
            amount += earned;
        }
        require(amount > 0, CardsReason.NOTHING);
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
        Sale memory sale = level.sale;
        return (sale.end - sale.next, level.name, _terms[0].time, level.price, sale.next, level.fund);
    }

    /// @inheritdoc ICards
    function levelPower(uint256 level) external view returns (uint256) {
        return _level(level).sale.power;
    }

    /// @inheritdoc ICards
    function levelProceeds(uint256 level) external view returns (uint256) {
        return _level(level).sale.proceeds;
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
            Sale memory sale = _levels[i].sale;
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
        uint256 end = _positions[id].end;
        return (id, ownerOf(id), levelOf(id), end != 0, end, tokenURI(id));
    }

    /// @inheritdoc ICards
    function levelOf(uint256 tokenId) public view returns (uint256 level) {
        require(tokenId != 0, CardsReason.LEVEL);
        while (level < _levels.length) {
            if (tokenId < _levels[level++].sale.end) return level;
        }
        revert(CardsReason.LEVEL);
    }

    /// @inheritdoc TRC721
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        uint256 level = levelOf(tokenId);
        return art.tokenUri(tokenId, level, _levels[level - 1].name, _levels[level - 1].sale.power);
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
    function position(uint256 tokenId) external view returns (Position memory stake) {
        if (_positions[tokenId].end != 0) stake = _positions[tokenId];
    }

    /// @inheritdoc ICards
    function pending(uint256 tokenId) public view returns (uint256) {
        Position memory stake = _positions[tokenId];
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
    function terms() external view returns (Term[] memory) {
        return _terms;
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
            Sale memory sale = _levels[i].sale;
            for (uint256 id = sale.first; id < sale.next; ++id) {
                if (_positions[id].end != 0) ++count;
            }
        }
    }

    // ---- Inside

    /// @dev Every change of ownership passes here.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        require(_positions[tokenId].end == 0, CardsReason.STAKED);
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
        for (uint256 i; i < _terms.length; ++i) {
            Term memory term = _terms[i];
            if (term.time == time) return term.rate;
        }
        revert(CardsReason.TERM);
    }

    function _checkOwner(uint256 tokenId) private view {
        require(_ownerOf(tokenId) == msg.sender, CardsReason.NOT_YOURS);
    }

    function _stakeOfCaller(uint256 tokenId) private view returns (Position memory stake) {
        _checkOwner(tokenId);
        stake = _positions[tokenId];
        require(stake.end != 0, CardsReason.NOT_STAKED);
    }

    /// @dev The start stays: a slot that is never zero again makes the next stake 15,000 energy cheaper.
    function _close(uint256 tokenId) private {
        _positions[tokenId] = Position({start: _positions[tokenId].start, end: 0, reward: 0, paid: 0});
    }
}
